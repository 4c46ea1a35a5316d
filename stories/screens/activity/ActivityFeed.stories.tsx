import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ActivityFeed } from '../../../src/components/activity/ActivityFeed';
import { ALLOWED, refused } from '../../../src/domain/access';
import { entries, NOW } from '../../support/activity';
import { EMPTY, failed, LOADING, ready } from '../../support/reading';

/** What was done with one record: a card of its page (contract §4.27). */
const meta = preview.meta({
  title: 'Screens/Activity/Feed',
  component: ActivityFeed,
  args: {
    record: { type: 'user', id: 'buyer@plinth.example' },
    access: ALLOWED,
    entries: ready(entries),
    hasMore: true,
    onMore: fn(),
    now: NOW,
  },
});

/** What was done to others is linked; the record of the page is not named again. */
export const Ready = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Activity' })).toBeVisible();
    await expect(canvas.getByText('Ada Lindqvist, acting as Mikko Hämäläinen')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2026-00042' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Mikko Hämäläinen' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show older' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { entries: EMPTY, hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No activity yet.')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { entries: LOADING, hasMore: false } });

export const Failed = meta.story({
  args: { entries: failed('', fn()), hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Without access to the record, or without activity on the server, there is no card. */
export const NotToBeSeen = meta.story({
  args: { access: refused('noPermission') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Activity' })).toBeNull();
  },
});
