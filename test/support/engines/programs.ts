/** The programs that drive other engines: where they are, and how they end. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPath } from '../../../scripts/lib.mjs';

/** A program on the PATH by the first of these names that is there. */
export const program = (...names: readonly string[]): string | undefined => names.flatMap(onPath)[0];

/** A file below a folder of /usr/lib, or of one for this processor, by the first pattern that fits. */
export function library(folder: RegExp, file: string): string | undefined {
  const top = '/usr/lib';
  const names = (path: string) => (existsSync(path) ? readdirSync(path).map((name) => join(path, name)) : []);
  const places = [top, ...names(top).filter((path) => /-linux-gnu\w*$/.test(path))].flatMap(names);
  return places
    .filter((path) => folder.test(path))
    .map((path) => join(path, file))
    .find((path) => existsSync(path));
}

const children = new Set<ChildProcess>();
const folders = new Set<string>();
function end(): void {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
process.once('exit', end);
// A test file that takes too long is ended so.
process.once('SIGTERM', () => process.exit(1));

/** A folder that is gone when the process ends. */
export function temporary(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `nardy-board-${name}-`));
  folders.add(folder);
  return folder;
}

/** Starts a program that ends with this process. */
export function start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options);
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** Ends a program, and waits until it has. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await ended;
}

/** What a program says that fits; an error with all that it said when it ends without. */
export const says = (child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> =>
  new Promise((done, failed) => {
    let text = '';
    const read = (data: Buffer) => {
      text += String(data);
      const found = pattern.exec(text);
      if (found) done(found);
    };
    for (const stream of child.stdio.slice(1)) if (stream && 'read' in stream) stream.on('data', read);
    child.once('error', failed);
    child.once('exit', (code, signal) =>
      failed(new Error(`${child.spawnfile} ended with ${signal ?? code}: ${text}`)),
    );
  });
