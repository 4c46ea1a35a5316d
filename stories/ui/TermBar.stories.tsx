import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Card } from '../../src/components/ui/Card';
import { TermBar } from '../../src/components/ui/chart/TermBar';
import { narrow } from './support/layout';

const day = (text: string) => Date.parse(text);

const meta = preview.meta({
  title: 'UI/TermBar',
  component: TermBar,
  args: {
    label: 'Term',
    startAt: day('2026-02-13'),
    endAt: day('2027-02-13'),
    now: day('2026-11-22'),
    startText: 'Started 13 Feb 2026',
    endText: 'Renews 13 Feb 2027',
    nowText: 'Today, 22 Nov 2026',
    windows: [
      {
        id: 'added',
        startAt: day('2026-11-20'),
        endAt: day('2026-12-20'),
        text: '5 seats can be cancelled until 20 Dec 2026',
      },
    ],
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
});

/** A year with a window that is open; everything that is drawn is said beside it. */
export const Running = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('83 of 365 days left')).toBeVisible();
    await expect(canvas.getByText('Today, 22 Nov 2026')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

/** Each addition of seats has a window of its own. */
export const ManyWindows = meta.story({
  args: {
    windows: [
      {
        id: 'first',
        startAt: day('2026-02-13'),
        endAt: day('2026-03-15'),
        text: 'All 40 seats could be cancelled until 14 Mar 2026',
      },
      {
        id: 'second',
        startAt: day('2026-07-01'),
        endAt: day('2026-07-31'),
        text: '10 seats could be cancelled until 30 Jul 2026',
      },
      {
        id: 'third',
        startAt: day('2026-11-20'),
        endAt: day('2026-12-20'),
        text: '5 seats can be cancelled until 20 Dec 2026',
      },
    ],
  },
});

/** It was bought today: all of it lies ahead. */
export const FirstDay = meta.story({
  args: { now: day('2026-02-13'), nowText: 'Today, 13 Feb 2026', windows: [] },
});

/** The day before the renewal: the end of the sentence is about one day. */
export const LastDay = meta.story({
  args: { now: day('2027-02-12'), nowText: 'Today, 12 Feb 2027', windows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 365 days left')).toBeVisible();
  },
});

/** A term that is over has no present day. */
export const Over = meta.story({
  args: { now: day('2027-03-01'), endText: 'Ended 13 Feb 2027', windows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Over')).toBeVisible();
    await expect(canvas.queryByText(/^Today/)).toBeNull();
  },
});

/** A term that has not begun, such as one that waits for an approval. */
export const NotBegun = meta.story({ args: { now: day('2026-01-01'), windows: [] } });

/** In the narrowest place its words go under each other. */
export const Narrow = meta.story({ decorators: [narrow(288)] });
