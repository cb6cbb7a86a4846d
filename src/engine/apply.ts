import { taken, withinLimit } from './cube.js';
import { untimely } from './fact-fault.js';
import { isLegal, situationOnce, withWhite, type Fact, type Game, type TurnKind } from './game.js';
import { drawn, KIND_VALUE, kindOf, won, type Kind, type Outcome } from './outcome.js';
import { allOff } from './position.js';
import { err, ok, type Result } from './result.js';
import { numbersOf } from './search.js';
import { handedOver, playOut } from './turn.js';
import { otherSeat, type Dice, type Seat, type Step } from './types.js';

/**
 * The game after a fact. Errors: `ERR_FACT` (not this fact, or not from this seat, now: `rule`), `ERR_PLAY_SHORT`
 * (MOVE-4: the play is not complete), or the id of the rule that a step breaks.
 */
export function apply(game: Game, fact: Fact): Result<Game> {
  const seat = fact.type === 'throw' ? null : fact.seat;
  if (!isLegal(game, fact.type, seat)) return untimely(game, fact.type, seat);
  switch (fact.type) {
    case 'throw':
      return ok(afterThrow(game, fact.dice));
    case 'roll':
      return ok(afterRoll(game, fact.seat, fact.dice));
    case 'play':
    case 'remainder':
      return afterTurn(game, fact.type, fact.seat, fact.steps);
    case 'double':
      return ok({ ...game, phase: 'doubled', seat: otherSeat(fact.seat) });
    case 'take':
      return ok(afterTake(game, fact.seat));
    case 'beaver':
      return ok({ ...game, phase: 'beavered', seat: otherSeat(fact.seat) });
    case 'drop':
      return ok(afterDrop(game, fact.seat));
    case 'resign':
      if (fact.kind && KIND_VALUE[fact.kind] > KIND_VALUE[game.rules.endMode]) return err('END-3');
      return ok(
        game.phase === 'doubled' || game.phase === 'beavered'
          ? afterDrop(game, fact.seat)
          : resigned(game, fact.seat, fact.kind),
      );
  }
}

function afterThrow(game: Game, thrown: Dice): Game {
  const [first, second] = thrown;
  if (first === second) {
    const { cube, rules, ties } = game;
    const doubles = game.cubeInUse && ties < rules.autoDoubles && withinLimit(rules, cube.value * 2); // START-5
    return { ...game, thrown, ties: ties + 1, cube: doubles ? { ...cube, value: cube.value * 2 } : cube };
  }
  const starter: Seat = first > second ? 1 : 2;
  const colours = game.coloursKept ? game.colours : withWhite(starter);
  const started: Game = { ...game, thrown, seat: starter, starter, phase: 'toRoll', colours };
  return game.rules.openingRoll === 'plays' ? afterRoll(started, starter, thrown) : started; // START-2, START-3
}

function afterRoll(game: Game, seat: Seat, dice: Dice): Game {
  return {
    ...game,
    phase: 'toPlay',
    dice,
    rolls: { ...game.rolls, [seat]: game.rolls[seat] + 1 },
    firstRolls: game.rolls[seat] === 0 ? { ...game.firstRolls, [seat]: dice } : game.firstRolls,
  };
}

function afterTurn(game: Game, kind: TurnKind, seat: Seat, steps: readonly Step[]): Result<Game> {
  const taken = playOut(situationOnce(game)!, steps);
  if (!taken.ok) return taken;
  const turn = taken.value;
  const { numbers } = numbersOf(turn.situation);
  const played: Game = {
    ...game,
    position: turn.position,
    phase: 'toRoll',
    seat: kind === 'play' ? otherSeat(seat) : seat, // GUL-4: a turn of one's own follows
    dice: null,
    remainder: null,
    last: { kind, seat, dice: turn.situation.dice, numbers, moves: turn.moves },
  };
  const finished = allOff(turn.position[game.colours[seat]]);
  if (game.lastRoll) return ok(afterLastRoll(played, otherSeat(seat), finished));
  if (finished) return ok(afterFinish(played, seat));
  const remainder = handedOver(turn);
  return ok(
    remainder.length > 0 ? { ...played, phase: 'remainder', dice: turn.situation.dice, remainder } : played,
  );
}

/** DRAW-1: the starter who has finished waits for the other's last roll. */
const afterFinish = (game: Game, seat: Seat): Game =>
  game.rules.drawRule === 'last-roll' && seat === game.starter
    ? { ...game, seat: otherSeat(seat), lastRoll: true }
    : finishedBy(game, seat);

const afterLastRoll = (game: Game, starter: Seat, drew: boolean): Game =>
  drew ? over(game, drawn(game.rules, game.cube.value)) : finishedBy(game, starter);

const over = (game: Game, outcome: Outcome): Game => ({
  ...game,
  phase: 'over',
  seat: null,
  dice: null,
  remainder: null,
  outcome,
});

function finishedBy(game: Game, winner: Seat): Game {
  const kind = kindOf(game.rules, game.position[game.colours[otherSeat(winner)]]);
  return over(game, won(game.rules, 'finish', winner, kind, game.cube));
}

function resigned(game: Game, seat: Seat, agreed: Kind | undefined): Game {
  const kind = agreed ?? kindOf(game.rules, game.position[game.colours[seat]]);
  return over(game, won(game.rules, 'resign', otherSeat(seat), kind, game.cube));
}

function afterTake(game: Game, taker: Seat): Game {
  const doubler = otherSeat(taker);
  // CUBE-4: the beaverer keeps the cube, and the doubler who accepts then rolls.
  return game.phase === 'beavered'
    ? { ...game, phase: 'toRoll', seat: taker, cube: taken(taken(game.cube, doubler), doubler) }
    : { ...game, phase: 'toRoll', seat: doubler, cube: taken(game.cube, taker) };
}

/** CUBE-3: the value before the offer; CUBE-4: a beaver that is dropped costs the doubled stake. */
function afterDrop(game: Game, seat: Seat): Game {
  const value = game.phase === 'beavered' ? game.cube.value * 2 : game.cube.value;
  return over(game, won(game.rules, 'drop', otherSeat(seat), 'oin', { value, accepted: true }));
}
