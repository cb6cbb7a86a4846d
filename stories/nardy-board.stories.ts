import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../src/doors/board.js';
import type { NardyBoard } from '../src/doors/board.js';

interface Args {
  variant?: string;
  position?: string;
  turn?: string;
  dice?: string;
  cubeLimit?: string;
  endMode?: string;
  mode?: string;
  theme?: string;
  near?: string;
  home?: string;
  seed?: string;
  /** Options of the rules as JSON. */
  rules?: string;
  rulesUrl?: string;
  typing?: boolean;
  narrow?: boolean;
}

const set = (value: string | undefined) => value ?? nothing;

const meta: Meta<Args> = {
  title: 'nardy-board',
  component: 'nardy-board',
  render: (args) =>
    html`<div class=${args.narrow ? 'narrow' : 'wide'}>
      <nardy-board
        speed="0"
        seed=${args.seed ?? '7'}
        variant=${set(args.variant)}
        position=${set(args.position)}
        turn=${set(args.turn)}
        dice=${set(args.dice)}
        cube-limit=${set(args.cubeLimit)}
        end-mode=${set(args.endMode)}
        mode=${set(args.mode)}
        theme=${set(args.theme)}
        near=${set(args.near)}
        home=${set(args.home)}
        rules=${set(args.rules)}
        rules-url=${set(args.rulesUrl)}
        ?typing=${args.typing ?? false}
      ></nardy-board>
    </div>`,
};
export default meta;
type Story = StoryObj<Args>;

const boardIn = (canvas: HTMLElement): NardyBoard => canvas.querySelector('nardy-board')!;

/** Begins, and does what the story is about through the public methods. */
const after =
  (act: (board: NardyBoard) => void): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const board = boardIn(canvasElement);
    await board.updateComplete;
    act(board);
    await board.updateComplete;
  };

export const Opening: Story = {};

export const OpeningTie: Story = { args: { dice: '44' }, play: after((board) => board.roll()) };

export const Moving: Story = { args: { turn: 'white', dice: '42' }, play: after((board) => board.roll()) };

export const Double: Story = { args: { turn: 'white', dice: '33' }, play: after((board) => board.roll()) };

export const Complete: Story = {
  args: { turn: 'white', dice: '31' },
  play: after((board) => [board.roll(), board.step(8, 3), board.step(6, 1)]),
};

export const OnTheBar: Story = {
  args: { position: 'white bar:2 13:4 8:3 6:6; black 24:1 bar:1 13:4 8:3 6:6', turn: 'white', dice: '21' },
  play: after((board) => board.roll()),
};

export const BearingOff: Story = {
  args: { position: 'white 6:2 5:3 4:2 2:1 off:7; black bar:1 4:2 5:3 6:1 off:8', turn: 'white', dice: '64' },
  play: after((board) => board.roll()),
};

export const DoubleOffered: Story = {
  args: { turn: 'white', cubeLimit: '64' },
  play: after((board) => board.double()),
};

/** White is one point away from a match to seven: no cube in this game (MATCH-2). */
export const CrawfordGame: Story = {
  args: { position: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:6:2:1:7:10' },
};

/** The score stands beside the names, and the cube is back: Black, who is behind, may double. */
export const MatchScore: Story = {
  args: { position: 'XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:6:3:0:7:10' },
};

export const GameOver: Story = {
  args: { position: 'white 1:1 off:14; black 24:1 6:14', turn: 'white', dice: '21' },
  play: after((board) => [board.roll(), board.step(1, 2), board.confirm()]),
};

export const LongTallStacks: Story = {
  args: { variant: 'long', turn: 'white', dice: '66' },
  play: after((board) => board.roll()),
};

export const LongBlocks: Story = {
  args: {
    variant: 'long',
    mode: 'view',
    position: 'white 24:8 18:2 17:1 16:1 15:1 14:1 8:1; black 24:9 7:2 4:1 3:1 2:1 23:1',
    turn: 'black',
    dice: '52',
  },
};

/** A double three is a run: 3-3-4-4-5-5-6-6 (GUL-2). */
export const GulbarRun: Story = {
  args: { variant: 'crazy-gulbar', turn: 'white', dice: '33' },
  play: after((board) => [board.roll(), board.step(24, 3)]),
};

/** The longest run: each number four times. */
export const GulbarLongestRun: Story = {
  args: { variant: 'crazy-gulbar', turn: 'white', dice: '11', rules: '{"gulbarRepeat":4}' },
  play: after((board) => board.roll()),
};

const HANDED_OVER: Args = {
  variant: 'crazy-gulbar',
  position: 'white 24:14 11:1; black 24:11 20:1 17:1 6:1 1:1',
  turn: 'white',
  dice: '55',
};

/** The sixes of a 5-5 cannot be played: it is said who will play them (GUL-3). */
export const GulbarHandsOver: Story = {
  args: HANDED_OVER,
  play: after((board) => [board.roll(), board.step(24, 5), board.step(19, 5)]),
};

/** Black plays what White could not. */
export const GulbarRemainder: Story = {
  args: HANDED_OVER,
  play: after((board) => [board.roll(), board.step(24, 5), board.step(19, 5), board.confirm()]),
};

/** A press on a checker that cannot move: why, and the rule to read on. */
export const RefusalWithRule: Story = {
  args: { ...OnTheBar.args, rulesUrl: 'https://example.org/rules#{id}' },
  play: async ({ canvasElement }) => {
    const board = boardIn(canvasElement);
    await board.updateComplete;
    board.roll();
    await board.updateComplete;
    board.renderRoot
      .querySelector('.cell[data-spot="p8"]')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
    await board.updateComplete;
  },
};

/** Plays are typed in notation; this one has been, and waits to be confirmed. */
export const TypedPlay: Story = {
  args: { turn: 'white', dice: '31', typing: true },
  play: after((board) => [board.roll(), board.enterPlay('8/5 6/5')]),
};

/** A typed play that cannot be played stays in words. */
export const TypedPlayRefused: Story = {
  args: { turn: 'white', dice: '31', typing: true, narrow: true },
  play: after((board) => [board.roll(), board.enterPlay('8/4 6/5')]),
};

export const Upright: Story = { args: { turn: 'white', dice: '61', narrow: true }, play: Moving.play! };

export const Dark: Story = { args: { turn: 'white', dice: '42', theme: 'dark' }, play: Moving.play! };

export const BlackNearHomeLeft: Story = { args: { turn: 'black', near: 'black', home: 'left' } };

export const BadValues: Story = { args: { variant: 'chess', position: 'white 1:99' } };
