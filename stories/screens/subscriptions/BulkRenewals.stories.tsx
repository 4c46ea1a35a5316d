import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { BulkRenewalsDialog } from '../../../src/components/subscriptions/BulkRenewalsDialog';
import {
  decideRenewal,
  type RenewalAction,
  type RenewalRun,
} from '../../../src/domain/subscriptions/bulk-renewals';
import { NOW, subscription } from '../../support/subscriptions';

const chosen = [
  subscription('Office Business', {
    friendlyName: 'Office for Oslo',
    quantity: 25,
    assigned: 20,
    renewsOn: '2027-01-10',
    renewalUnitPrice: 1_210,
  }),
  subscription('Backup Mail', {
    customerName: 'Kvist & Sønner',
    renewsOn: '2027-01-20',
    autoRenew: false,
    renewalUnitPrice: null,
  }),
  subscription('Identity Guard', {
    quantity: 8,
    assigned: 6,
    currency: 'CHF',
    renewsOn: '2027-02-01',
    scheduled: { quantity: 7, planId: null, endsOn: null },
  }),
  subscription('Cloud Drive', {
    customerName: 'Aurora Travel',
    quantity: 40,
    assigned: 12,
    renewsOn: '2027-02-14',
  }),
];

/** The preview of these; `after` is the outcome of the possible ones. */
function runOf(
  action: RenewalAction,
  phase: RenewalRun['phase'],
  after: 'ready' | 'sending' | 'done' = 'ready',
): RenewalRun {
  const entries = chosen.map((each): RenewalRun['entries'][number] => {
    const { id } = each;
    const decided = decideRenewal(action, each, NOW);
    if (decided.refusal !== undefined) {
      return { id, status: 'refused', refusal: decided.refusal };
    }
    const { decision: preview } = decided;
    if (phase === 'ended' && id === 'Cloud Drive') {
      const failure = { kind: 'network' } as const;
      return { id, status: 'failed', failure, retry: 'send', preview };
    }
    return { id, status: after, preview, before: null, lost: null };
  });
  return { phase, entries };
}

const dialog = {
  action: 'turnOff',
  subscriptions: chosen,
  run: runOf('turnOff', 'reviewed'),
  onConfirm: fn(),
  onStop: fn(),
  onRetry: fn(),
  onClose: fn(),
} as const;

/** The renewals of many subscriptions at once (workday §5). */
const meta = preview.meta({
  title: 'Screens/Subscriptions/Bulk renewals',
  component: BulkRenewalsDialog,
  args: { dialog },
  parameters: { docs: { story: { inline: false, iframeHeight: '720px' } } },
});

const find = (name: string) => screen.findByRole('dialog', { name });

/** End dates, deleted schedules and monthly savings in one confirmation. */
export const TurnOff = meta.story({
  play: async () => {
    const parts = within(await find('Turn off auto-renew'));
    await expect(parts.getByText('Halvorsen AS · Ends on Jan 9, 2027')).toBeVisible();
    await expect(parts.getByText('The scheduled change to 7 seats is deleted.')).toBeVisible();
    await expect(parts.getByText('Auto-renew is already off.')).toBeVisible();
    await expect(parts.getAllByText('Saves a month')).toHaveLength(2);
    await userEvent.click(parts.getByRole('button', { name: 'Change 3 subscriptions' }));
    await expect(dialog.onConfirm).toHaveBeenCalledOnce();
  },
});

/** Only those that do not renew yet. */
export const TurnOn = meta.story({
  args: { dialog: { ...dialog, action: 'turnOn', run: runOf('turnOn', 'reviewed') } },
  play: async () => {
    const parts = within(await find('Turn on auto-renew'));
    await expect(parts.getAllByText('Auto-renew is already on.')).toHaveLength(3);
    await expect(parts.getByText('Costs more a month')).toBeVisible();
  },
});

/** As many seats as are assigned, from the renewal on. */
export const SeatsToAssigned = meta.story({
  args: {
    dialog: { ...dialog, action: 'seatsToAssigned', run: runOf('seatsToAssigned', 'reviewed') },
  },
  play: async () => {
    const parts = within(await find('Seats to what is assigned, at renewal'));
    const line = 'Halvorsen AS · seats 25 → 20 from Jan 10, 2027';
    await expect(parts.getByText(line)).toBeVisible();
    await expect(parts.getByText('It does not renew. Turn on auto-renew first.')).toBeVisible();
  },
});

/** The current state of each is read; nothing is changed. */
export const Looking = meta.story({
  args: {
    dialog: {
      ...dialog,
      run: {
        phase: 'previewing',
        entries: chosen.map(({ id }, at) => ({
          id,
          status: at < 3 ? 'previewing' : 'waiting',
          before: null,
        })),
      },
    },
  },
  play: async () => {
    await expect(await find('Checking each renewal')).toBeVisible();
  },
});

/** Three at a time. */
export const Running = meta.story({
  args: { dialog: { ...dialog, run: runOf('turnOff', 'running', 'sending') } },
  play: async () => {
    const parts = within(await find('Changing 3 subscriptions'));
    await expect(parts.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
});

/** Failures are kept, and retried alone. */
export const SomeFailed = meta.story({
  args: { dialog: { ...dialog, run: runOf('turnOff', 'ended', 'done') } },
  play: async () => {
    const parts = within(await find('2 renewals are changed'));
    await expect(parts.getByText(/^We did not get an answer\./)).toBeVisible();
    await userEvent.click(parts.getByRole('button', { name: 'Try again' }));
    await expect(dialog.onRetry).toHaveBeenCalledOnce();
  },
});
