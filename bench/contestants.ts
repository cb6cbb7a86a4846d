/** Who lists plays here, each asked in its own way. What is made ready and what is read afterwards is not measured. */
import { otherColour, plays, type Situation } from '../src/doors/engine.js';
import { twinGulbar } from '../test/support/twin-gulbar.js';
import { twinPlays } from '../test/support/twin.js';
import { nodots, type Core } from './nodots.js';
import { lettersOf } from './positions.js';

/** A question made ready: `call` tells how many ms it took, `read` gives its results as sides in letters, the mover's first. */
export interface Question {
  readonly call: () => number;
  readonly read: () => readonly string[];
}

export interface Contestant {
  readonly name: string;
  readonly ask: (situation: Situation) => Question;
}

/** A question that is one call of a function. */
function question<T>(ask: () => T, read: (answer: T) => readonly string[]): Question {
  let answer: { readonly of: T } | null = null;
  return {
    call: () => {
      const before = performance.now();
      const of = ask();
      const took = performance.now() - before;
      answer = { of };
      return took;
    },
    read: () => read((answer ?? { of: ask() }).of),
  };
}

/** A fresh object each time: what the engine keeps, it keeps by the object. */
const ours: Contestant = {
  name: 'nardy-board',
  ask: (situation) => {
    const fresh = { ...situation };
    return question(
      () => plays(fresh),
      (all) => all.map(({ position }) => lettersOf(position, situation.colour)),
    );
  },
};

const simple: Contestant = {
  name: 'simple generator',
  ask: ({ rules, colour, position, dice, ownRolls, opponentFirstRoll }) => {
    const { variant } = rules;
    const mine = position[colour];
    const theirs = position[otherColour(colour)];
    const asked = {
      rules: { ...rules },
      mine,
      theirs,
      colour,
      dice,
      opponentFirstRoll,
    };
    return variant === 'crazy-gulbar'
      ? question(
          () => twinGulbar({ ...asked, ownRolls }).results,
          (results) => results,
        )
      : question(
          () => twinPlays({ ...asked, variant, firstTurn: ownRolls === 0 }),
          (results) => results,
        );
  },
};

const theirs = (core: Core): Contestant => ({
  name: '@nodots-llc/backgammon-core',
  ask: (situation) => {
    const turn = nodots(core, situation);
    return { call: () => turn.walk(), read: () => [...turn.found] };
  },
});

/** Who can answer for a variant; the package knows short nardy only. */
export const contestantsFor = (variant: string, core: Core | null): readonly Contestant[] =>
  variant === 'short' && core ? [ours, simple, theirs(core)] : [ours, simple];
