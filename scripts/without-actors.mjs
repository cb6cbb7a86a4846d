/**
 * Leaves out of a script what runs XState's actors, two fifths of it: the board computes each next snapshot by `transition`,
 * starts, spawns, stops and restores no actor, and its machine has no invoke, delay, route, history or parallel states. A
 * bundler cannot know. What is left out says so if it is wanted after all; a name that XState no longer has ends the
 * build. The ES modules are built without this.
 */

/** Called all the same: the code in place of its own. */
const REPLACED = new Map([
  // a transition looks at an actor around it, and tells its system what happens
  [
    'createInertActorScope',
    'return { self: {}, system: { _sendInspectionEvent() {} }, defer() {}, actionExecutor() {} };',
  ],
  ['createSpawner', ''], // handed to each `assign`
  // asked of each state when the machine is made
  [
    'getDelayedTransitions',
    "const { after, invoke, route } = stateNode.config; if (after || invoke || route) throw Error('no invoke, after and route'); return [];",
  ],
  ['formatRouteTransitions', ''],
  ['stopChildren', 'return nextState;'],
]);

/** Not called at all. */
const LEFT_OUT = [
  'Actor',
  'createSystem',
  'spawnChild',
  'stopChild',
  'executeRaise',
  'resolveHistoryDefaultTransition',
  'transitionParallelNode',
];

/** Methods of a machine that only actors, and those who keep snapshots, call. */
const METHODS = ['provide', 'resolveState', 'start', 'getPersistedSnapshot', 'restoreSnapshot'];

const gone = (/** @type {string} */ name) => `throw Error('no ${name}');`;

/** @returns {import('vite').Plugin} */
export function withoutActors() {
  const wanted = new Set([...REPLACED.keys(), ...LEFT_OUT, ...METHODS]);
  return {
    name: 'nardy-without-actors',
    transform(code, id) {
      if (!/node_modules\/xstate\/dist\//.test(id)) return undefined;
      let made = code;
      /**
       * Lines stay where they are, so that the source map holds.
       * @param {{ readonly start: number, readonly end: number }} range
       * @param {string} text
       * @param {string} name
       */
      const put = ({ start, end }, text, name) => {
        const lines = code.slice(start, end).replace(/[^\n]/g, '');
        made = made.slice(0, start) + text + lines + made.slice(end);
        wanted.delete(name);
      };
      // From the end on, so that places before it stay as they are.
      for (const node of this.parse(code).body.reverse()) {
        if (node.type === 'FunctionDeclaration' && node.id && node.body) {
          const { name } = node.id;
          const text = REPLACED.get(name) ?? (LEFT_OUT.includes(name) ? gone(name) : null);
          if (text !== null) put(node.body, `{ ${text} }`, name);
        } else if (node.type === 'ClassDeclaration' && node.id) {
          const { name: className } = node.id;
          if (LEFT_OUT.includes(className))
            put(node.body, `{ constructor() { ${gone(className)} } }`, className);
          if (className !== 'StateMachine') continue;
          for (const member of node.body.body.reverse()) {
            if (member.type !== 'MethodDefinition' || member.key.type !== 'Identifier') continue;
            const { name } = member.key;
            // They stay by name: the machine binds them to itself when it is made.
            if (METHODS.includes(name) && member.value.body)
              put(member.value.body, `{ ${gone(name)} }`, name);
          }
        }
      }
      return { code: made, map: null };
    },
    buildEnd() {
      if (wanted.size > 0) this.error(`XState has changed: there is no ${[...wanted].join(', ')} any more`);
    },
  };
}
