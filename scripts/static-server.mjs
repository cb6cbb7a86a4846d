/** A small static server, as strict as a careful page: what works here works under any sane policy. */
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { isMain } from './lib.mjs';

export const csp = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * @param {string} top an absolute folder
 * @param {string | undefined} url
 * @returns {Promise<{file: string} | {redirect: string} | undefined>}
 */
async function find(top, url) {
  try {
    const path = decodeURIComponent(new URL(url ?? '/', 'http://localhost').pathname);
    const file = normalize(join(top, path));
    if (file !== top && !file.startsWith(top + sep)) return undefined;
    if (!(await stat(file)).isDirectory()) return { file };
    return path.endsWith('/') ? { file: join(file, 'index.html') } : { redirect: `${path}/` };
  } catch {
    return undefined;
  }
}

/**
 * Serves a folder.
 *
 * @param {string} folder
 * @param {object} [options]
 * @param {number} [options.port] 0, the default, takes a free one
 * @param {string} [options.host] the default is reached from this machine only
 * @param {string | null} [options.policy] the Content-Security-Policy; null sends none
 * @param {string} [options.cache] the Cache-Control
 * @returns {Promise<{url: string, port: number, close: () => void}>}
 */
export async function serve(folder, { port = 0, host = '127.0.0.1', policy = csp, cache = 'no-cache' } = {}) {
  const top = resolve(folder);
  const server = createServer((request, response) => {
    void (async () => {
      const found = await find(top, request.url);
      if (found && 'redirect' in found) return response.writeHead(308, { location: found.redirect }).end();
      const body = found && (await readFile(found.file).catch(() => undefined));
      // Every browser asks for it, at a time of its own, and would tell the page's console of a 404.
      if (!body && request.url === '/favicon.ico') return response.writeHead(204).end();
      if (!found || !body)
        return response.writeHead(404, { 'content-type': types['.txt'] }).end('Not found\n');
      response.writeHead(200, {
        'content-type': types[extname(found.file)] ?? 'application/octet-stream',
        'cache-control': cache,
        'x-content-type-options': 'nosniff',
        ...(policy === null ? {} : { 'content-security-policy': policy }),
      });
      return response.end(request.method === 'HEAD' ? undefined : body);
    })();
  });
  await new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => listening(undefined));
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://${host === '127.0.0.1' ? host : 'localhost'}:${address.port}`,
    port: address.port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

if (isMain(import.meta.url)) {
  const { url } = await serve(process.argv[2] ?? '.', { port: Number(process.env.PORT ?? 0) });
  console.log(url);
}
