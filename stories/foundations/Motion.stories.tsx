import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Button } from '../../src/components/ui/Button';
import { layered } from '../../src/theme/layered';
import { styled } from '../../src/theme/styled';
import { type BaseTokenName, defaultTokens } from '../../src/theme/tokens';
import { MotionTrack } from './MotionTrack';

/**
 * Motion says where something came from, and then gets out of the way: 120 to 200 milliseconds,
 * dialogs 300, all of it easing out. What closes is gone at once. Nothing waits for an animation:
 * keys and clicks work from the first frame. Who asked for less motion gets none.
 */
const meta = preview.meta({ title: 'Foundations/Motion' });

const DURATIONS: readonly (readonly [name: BaseTokenName, use: string])[] = [
  ['duration-fast', 'Colours under the pointer, menus, hints'],
  ['duration-normal', 'Bars that grow'],
  ['duration-slow', 'Toasts that come in'],
  ['duration-dialog', 'Dialogs, the drawer and what lies behind them'],
];

/** Press Play: each runs its way in its own time. */
export const Durations = meta.story({
  render: () => <MotionTrack durations={DURATIONS} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
  },
});

const Curve = styled('figure')(
  layered(`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 32px;
  margin: 0;
  & > svg {
    inline-size: 220px;
    block-size: 220px;
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-lg);
    background: var(--plinth-surface);
  }
  & path { fill: none; stroke: var(--plinth-brand); stroke-width: 3; stroke-linecap: round; }
  & line { stroke: var(--plinth-border-strong); stroke-width: 1.5; stroke-dasharray: 4 4; }
  & circle { fill: var(--plinth-surface); stroke: var(--plinth-brand); stroke-width: 2.5; }
  & figcaption { max-inline-size: 36ch; }
  & p { margin: 0 0 8px; color: var(--plinth-text-muted); }
  `),
);

/** One curve for all: most of the way is done at once, the rest settles. */
export const Easing = meta.story({
  render: () => (
    <Curve>
      <svg
        viewBox="-14 -14 128 128"
        role="img"
        aria-label="The curve rises steeply, then levels off"
      >
        <line x1="0" y1="100" x2="20" y2="20" />
        <line x1="100" y1="0" x2="20" y2="0" />
        <path d="M0 100C20 20 20 0 100 0" />
        <circle cx="20" cy="20" r="4" />
        <circle cx="20" cy="0" r="4" />
      </svg>
      <figcaption>
        <p>Most of the way is done in the first third. The eye sees an answer at once.</p>
        <code>{`--plinth-ease: ${defaultTokens.ease}`}</code>
      </figcaption>
    </Curve>
  ),
});

const Rules = styled('ul')(
  layered(`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    padding: 20px;
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-lg);
    background: var(--plinth-surface);
    color: var(--plinth-text-muted);
  }
  & strong { display: block; margin-block-end: 4px; color: var(--plinth-text); font-weight: 600; }
  `),
);

const RULES = [
  [
    'It comes, it does not go',
    'What opens is animated. What closes is gone, and the focus is back.',
  ],
  ['It never makes anybody wait', 'A dialog takes keys while it is still being drawn.'],
  ['Nothing jumps', 'An outline has the shape of what comes. A pending button keeps its width.'],
  ['Only what changed', 'A list that is refreshed keeps its rows where they are.'],
  ['None, when asked', 'prefers-reduced-motion stops all of it. Nothing is told by motion alone.'],
  ['A pulse ends', 'The bell pulses ten seconds when its number changes, and then rests.'],
] as const;

/** What moves, for how long, and why. */
export const WhatMovesAndWhy = meta.story({
  render: () => (
    <Rules>
      {RULES.map(([title, text]) => (
        <li key={title}>
          <strong>{title}</strong>
          <span>{text}</span>
        </li>
      ))}
    </Rules>
  ),
});

/** A button that waits keeps its width and its place. */
export const AtRest = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button variant="primary" isPending={false}>
        Save changes
      </Button>
      <Button variant="primary" isPending>
        Save changes
      </Button>
    </div>
  ),
});
