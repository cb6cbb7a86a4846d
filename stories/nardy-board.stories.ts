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

export const Upright: Story = { args: { turn: 'white', dice: '61', narrow: true }, play: Moving.play! };

export const Dark: Story = { args: { turn: 'white', dice: '42', theme: 'dark' }, play: Moving.play! };

export const BlackNearHomeLeft: Story = { args: { turn: 'black', near: 'black', home: 'left' } };

export const BadValues: Story = { args: { variant: 'chess', position: 'white 1:99' } };
