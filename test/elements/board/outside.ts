import { tick } from './support.js';

/** For a member that must not be read. */
export const refuse = (): never => {
  throw new Error('no');
};

/** A proxy as frameworks make them: all that is read of it is one too. */
export function reactive<T>(target: T): T {
  if (typeof target !== 'object' || target === null) return target;
  return new Proxy(target, {
    get: (from, name) => reactive<unknown>(Reflect.get(from, name)),
  });
}

export function revoked(): never {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy as never;
}

/** What reaches the window while something is done: uncaught errors, and rejections that nobody handles. */
export async function uncaught(act: () => Promise<void>): Promise<string[]> {
  const heard: string[] = [];
  const error = (event: ErrorEvent) => (event.preventDefault(), heard.push(event.message));
  const rejection = (event: PromiseRejectionEvent) => (
    event.preventDefault(),
    heard.push(String(event.reason))
  );
  window.addEventListener('error', error);
  window.addEventListener('unhandledrejection', rejection);
  try {
    await act();
    await tick();
    await tick();
  } finally {
    window.removeEventListener('error', error);
    window.removeEventListener('unhandledrejection', rejection);
  }
  return heard;
}
