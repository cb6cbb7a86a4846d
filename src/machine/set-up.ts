import { createMachine, type setup } from 'xstate';

interface SetUp {
  /** For the compiler alone. */
  readonly types?: unknown;
}

/**
 * XState's `setup`, for the types that it gives the configuration. Its own would bring every action of XState along, whether
 * or not it is used, which weighs three quarters of a kilobyte.
 */
export const setUp = (({ types: _, ...implementations }: SetUp) => ({
  createMachine: (config: object) => createMachine(config as never, implementations as never),
})) as unknown as typeof setup;
