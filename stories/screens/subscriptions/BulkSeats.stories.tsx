import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { BulkSeatsDialog } from '../../../src/components/subscriptions/BulkSeatsDialog';
import { NO_SEATS, type SeatsRun } from '../../../src/domain/subscriptions/bulk-seats';
import { NOW, subscription } from '../../support/subscriptions';

const chosen = [
  subscription('Office Business', { friendlyName: 'Office for Oslo', quantity: 25 }),
  subscription('Backup Mail', { customerName: 'Kvist & Sønner', quantity: 10 }),
  subscription('Identity Guard', { quantity: 8, currency: 'CHF', cycle: 'year', autoRenew: false }),
  subscription('Sign', { customerName: 'Aurora Travel', quantity: 3 }),
  subscription('Cloud Drive', { customerName: 'Aurora Travel', quantity: 40 }),
];
type Entry = SeatsRun['entries'][number];

/** The preview of five more seats. */
function previewOf(id: string, total: number, currency = 'EUR') {
  const net = Math.round(total / 1.25);
  return {
    status: 'ready',
    previewId: `pv-${id}`,
    validUntilAt: new Date(NOW + 900_000),
    holdsUntil: NOW + 900_000,
    currency,
    lines: [],
    net,
    tax: total - net,
    total,
    recurringBefore: 27_500,
    recurringAfter: 33_000,
    commitmentLeft: 0,
    deletesScheduled: id === 'Cloud Drive',
  } as const;
}
const priced = (
  status: 'ready' | 'sending' | 'done' | 'kept',
  id: string,
  total: number,
): Entry => ({
  id,
  status,
  preview: previewOf(id, total, id === 'Identity Guard' ? 'CHF' : 'EUR'),
  before: null,
  lost: null,
});
const REFUSED: Entry = {
  id: 'Backup Mail',
  status: 'refused',
  refusal: { code: 'customer_suspended', message: '', lowestQuantity: null },
};
const TOO_MANY: Entry = {
  id: 'Sign',
  status: 'refused',
  refusal: { code: 'invalid', message: 'The quantity must be 1 to 5.', lowestQuantity: null },
};
const FAILED: Entry = {
  id: 'Cloud Drive',
  status: 'failed',
  failure: { kind: 'network' },
  retry: 'send',
  preview: previewOf('Cloud Drive', 9_900),
};
const REVIEWED: SeatsRun = {
  phase: 'reviewed',
  entries: [
    priced('ready', 'Office Business', 4_125),
    REFUSED,
    priced('ready', 'Identity Guard', 12_000),
    TOO_MANY,
    priced('ready', 'Cloud Drive', 9_900),
  ],
};
const ENDED: SeatsRun = {
  phase: 'ended',
  entries: [
    priced('done', 'Office Business', 4_125),
    REFUSED,
    priced('done', 'Identity Guard', 12_000),
    TOO_MANY,
    FAILED,
  ],
};

const draft = { ...NO_SEATS, count: 5 };
const dialog = {
  subscriptions: chosen,
  draft,
  run: null,
  onDraftChange: fn(),
  onPreview: fn(),
  onBack: fn(),
  onConfirm: fn(),
  onStop: fn(),
  onRetry: fn(),
  onClose: fn(),
};

/** The seats of many subscriptions at once (commerce §6). */
const meta = preview.meta({
  title: 'Screens/Subscriptions/Bulk seats',
  component: BulkSeatsDialog,
  args: { dialog },
  parameters: { docs: { story: { inline: false, iframeHeight: '720px' } } },
});

const find = (name: string) => screen.findByRole('dialog', { name });

/** The same for all, or a number for each; nothing is bought before the preview. */
export const Choosing = meta.story({
  render: function Held(args) {
    const [held, setHeld] = useState(args.dialog.draft);
    return <BulkSeatsDialog dialog={{ ...args.dialog, draft: held, onDraftChange: setHeld }} />;
  },
  args: { dialog: { ...dialog, draft: NO_SEATS } },
  play: async () => {
    const parts = within(await find('Change seats of 5 subscriptions'));
    const see = parts.getByRole('button', { name: 'Preview' });
    await expect(see).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(parts.getByRole('spinbutton', { name: 'Seats' }), '5');
    await expect(parts.getByRole('spinbutton', { name: 'Office for Oslo' })).toHaveValue('30');
    const own = parts.getByRole('spinbutton', { name: 'Sign' });
    await userEvent.clear(own);
    await userEvent.type(own, '4');
    await userEvent.click(see);
    await expect(dialog.onPreview).toHaveBeenCalledOnce();
    await expect(parts.getByRole('spinbutton', { name: 'Cloud Drive' })).toHaveValue('45');
    await expect(dialog.onConfirm).not.toHaveBeenCalled();
  },
});

/** Not more seats can be removed than exist. */
export const TooFew = meta.story({
  args: { dialog: { ...dialog, draft: { ...draft, mode: 'remove' } } },
  play: async () => {
    const parts = within(await find('Change seats of 5 subscriptions'));
    const text = 'It has only 3. To remove all of them, cancel the subscription.';
    await expect(parts.getByText(text)).toBeVisible();
  },
});

/** Nothing is changed yet: three previews at a time. */
export const Asking = meta.story({
  args: {
    dialog: {
      ...dialog,
      run: {
        phase: 'previewing',
        entries: chosen.map(({ id }, at) =>
          at === 0
            ? priced('ready', id, 4_125)
            : { id, status: at < 4 ? 'previewing' : 'waiting', before: null },
        ),
      },
    },
  },
  play: async () => {
    const parts = within(await find('Calculating the cost'));
    await expect(parts.getByRole('progressbar', { name: '1 of 5' })).toBeVisible();
    await userEvent.click(parts.getByRole('button', { name: 'Back' }));
    await expect(dialog.onBack).toHaveBeenCalledOnce();
  },
});

/** A sum for each currency and what is refused come first; a change that deletes a schedule says so. */
export const Reviewed = meta.story({
  args: { dialog: { ...dialog, run: REVIEWED } },
  play: async () => {
    const parts = within(await find('3 subscriptions can be changed'));
    const [first, second, third, fourth] = parts.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Kvist & Sønner is suspended.');
    await expect(second).toHaveTextContent('The quantity must be 1 to 5.');
    await expect(third).toHaveTextContent('seats 25 → 30');
    // Lines add up to the net: 33.00 and 79.20.
    await expect(third).toHaveTextContent('€33.00');
    await expect(parts.getByText('€79.20')).toBeVisible();
    await expect(parts.getByText('€112.20')).toBeVisible();
    await expect(fourth).toHaveTextContent('Ends on May 9, 2027');
    await expect(third).not.toHaveTextContent('Renews');
    await expect(parts.getByText('Total in CHF')).toBeVisible();
    await expect(parts.getByText('€140.25')).toBeVisible();
    await expect(
      parts.getByText('This deletes the changes scheduled for the renewal'),
    ).toBeVisible();
    await userEvent.click(parts.getByRole('button', { name: 'Change 3 subscriptions' }));
    await expect(dialog.onConfirm).toHaveBeenCalledOnce();
  },
});

/** An unknown price is never 0, and an expired one has changed. */
export const PricesAsNeverBefore = meta.story({
  args: {
    dialog: {
      ...dialog,
      run: {
        phase: 'reviewed',
        entries: [
          {
            id: 'Office Business',
            status: 'ready',
            preview: previewOf('Office Business', 4_500),
            before: previewOf('Office Business', 4_125),
            lost: null,
          },
          {
            id: 'Sign',
            status: 'failed',
            failure: { kind: 'server' },
            retry: 'preview',
            preview: null,
          },
        ],
      },
    },
  },
  play: async () => {
    const parts = within(await find('1 subscription can be changed'));
    await expect(parts.getByText('The price of 1 could not be calculated.')).toBeVisible();
    await expect(parts.getByText('€33.00').closest('del')).not.toBeNull();
    await userEvent.click(parts.getByRole('button', { name: 'Try again' }));
    await expect(dialog.onRetry).toHaveBeenCalledOnce();
  },
});

/** It cannot be closed while it runs; Stop sends no further requests. */
export const Running = meta.story({
  args: {
    dialog: {
      ...dialog,
      run: {
        phase: 'running',
        entries: [
          priced('done', 'Office Business', 4_125),
          REFUSED,
          priced('sending', 'Identity Guard', 12_000),
          priced('ready', 'Sign', 900),
          FAILED,
        ],
      },
    },
  },
  play: async () => {
    const parts = within(await find('Changing 4 subscriptions'));
    await expect(parts.getByRole('progressbar', { name: '2 of 4' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(dialog.onClose).not.toHaveBeenCalled();
    await userEvent.click(parts.getByRole('button', { name: 'Stop' }));
    await expect(dialog.onStop).toHaveBeenCalledOnce();
  },
});

/** Failures come first and are retried alone. */
export const SomeFailed = meta.story({
  args: { dialog: { ...dialog, run: ENDED } },
  play: async () => {
    const parts = within(await find('2 changes are ordered'));
    const [first] = parts.getAllByRole('listitem');
    await expect(first).toHaveTextContent('We did not get an answer.');
    await userEvent.click(parts.getByRole('button', { name: 'Try again' }));
    await expect(dialog.onRetry).toHaveBeenCalledOnce();
  },
});
