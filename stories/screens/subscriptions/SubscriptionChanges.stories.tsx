import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SubscriptionScreen } from '../../../src/components/subscriptions/SubscriptionScreen';
import type { ChangeDrawerState } from '../../../src/contracts/subscriptions';
import { type Access, ALLOWED, refused } from '../../../src/domain/access';
import { CHOOSING, type ChangeState } from '../../../src/domain/subscriptions/change-machine';
import type {
  SubscriptionAction,
  SubscriptionRefusal,
} from '../../../src/domain/subscriptions/subscription-access';
import { EMPTY, failed, LOADING, ready } from '../../support/reading';
import {
  addedPreview,
  bound,
  changeDrawer,
  charges,
  NOW,
  namesDialog,
  office,
  order,
  ordersOf,
  renewalDrawer,
  seatsAdded,
} from '../../support/subscription';

const onConfirm = fn();
const onPlanChange = fn();
const onPreview = fn();
const onInstead = fn();
const onSendAgain = fn();
const onSave = fn();

/** Changes, with a preview of each (commerce §5). */
const meta = preview.meta({
  title: 'Screens/Subscriptions/Changes',
  component: SubscriptionScreen,
  args: {
    access: ALLOWED,
    subscription: ready(office),
    now: NOW,
    orders: ordersOf([order]),
    charges,
    actions: {
      access: (_: SubscriptionAction): Access<SubscriptionRefusal> => ALLOWED,
      onAction: fn(),
      onEndAtRenewal: fn(),
    },
    lost: { schedule: null, onScheduleAgain: fn() },
    drawer: changeDrawer,
  },
});

const change = ({
  state = CHOOSING,
  ...drawer
}: Partial<ChangeDrawerState> & { state?: ChangeState }) => {
  const making = { ...changeDrawer.making, state, onConfirm, onSendAgain };
  return { args: { drawer: { ...changeDrawer, making, onPreview, onInstead, ...drawer } } };
};
const drawerOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Enter in the field previews, it never buys; the button says what it does. */
export const AddSeats = meta.story({
  ...change({}),
  play: async () => {
    const drawer = await drawerOf('Change seats');
    await expect(drawer.getByText('5 × €11.00 × 22 ÷ 30 days')).toBeVisible();
    await expect(drawer.getByText('€50.41')).toBeVisible();
    // The total, each month and the commitment say what they are made of.
    for (const name of ['€50.41', '€330.00', '€660.00']) {
      await expect(drawer.getByRole('button', { name })).toBeVisible();
    }
    await userEvent.type(drawer.getByRole('spinbutton', { name: 'Seats' }), '{Enter}');
    await expect(onPreview).toHaveBeenCalled();
    await expect(onConfirm).not.toHaveBeenCalled();
    drawer.getByRole('button', { name: 'Add 5 seats' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
});

/** More seats are assigned than would stay, and a schedule would be deleted. */
export const RemoveSeats = meta.story({
  args: {
    ...change({
      draft: { quantity: 21, planId: null },
      preview: ready({
        ...addedPreview,
        lines: [{ ...seatsAdded, kind: 'seatsRemoved', quantity: -4, days: 22, net: -3_227 }],
        net: -3_227,
        tax: -807,
        total: -4_034,
        recurringAfter: 23_100,
        commitmentLeft: 46_200,
        deletesScheduled: true,
      }),
    }).args,
    subscription: ready({ ...office, scheduled: { quantity: 8, planId: null, endsOn: null } }),
  },
  play: async () => {
    const drawer = await drawerOf('Change seats');
    await expect(drawer.getByText('More seats are assigned than would remain')).toBeVisible();
    await expect(drawer.getByText(/deletes the changes scheduled for the renewal/)).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Remove 4 seats' })).toBeVisible();
  },
});

/** No change is requested yet. */
export const NothingAsked = meta.story({
  ...change({ draft: { quantity: 25, planId: null }, preview: EMPTY }),
  play: async () => {
    const drawer = await drawerOf('Change seats');
    const button = drawer.getByRole('button', { name: 'Change seats' });
    await expect(button).toHaveAccessibleDescription(/^Enter another number of seats/);
  },
});

export const Counting = meta.story(change({ preview: LOADING }));

/** An unknown price is never 0, and blocks the purchase. */
export const PreviewFailed = meta.story({
  ...change({ preview: failed('', fn()) }),
  play: async () => {
    const drawer = await drawerOf('Change seats');
    await expect(drawer.getByRole('heading', { name: /could not be calculated/ })).toBeVisible();
    await expect(drawer.queryByText('€0.00')).toBeNull();
    const button = drawer.getByRole('button', { name: 'Add 5 seats' });
    await userEvent.click(button);
    await expect(onConfirm).not.toHaveBeenCalled();
  },
});

/** After the cancellation windows: the most that can be removed, and the alternatives. */
export const TooManyRemoved = meta.story({
  ...change({
    draft: { quantity: 10, planId: null },
    preview: ready({
      status: 'refused',
      code: 'window_closed',
      message: '',
      instead: 'scheduleAtRenewal',
      lowestQuantity: 20,
    }),
  }),
  play: async () => {
    const drawer = await drawerOf('Change seats');
    await expect(drawer.getByText(/20 seats have to stay.*5 can be removed now/)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Change it at the renewal' }));
    await expect(onInstead).toHaveBeenCalled();
  },
});

export const ChangePlan = meta.story({
  ...change({ action: 'plan', draft: { quantity: 25, planId: 'pl-2' }, onPlanChange }),
  play: async () => {
    const drawer = await drawerOf('Change plan');
    const enterprise = drawer.getByRole('radio', {
      name: 'Office Enterprise, 1 year, paid monthly',
    });
    await expect(enterprise).toBeChecked();
    await expect(enterprise).toHaveAccessibleDescription(
      /per seat and month Per month: €\S+ → €\S+ \(\+€/,
    );
    const later = drawer.getByRole('radio', { name: /^Office Business, 3 years/ });
    await expect(later).toHaveAccessibleDescription(/−€.*At the renewal only$/);
    await userEvent.click(later);
    await expect(onPlanChange).toHaveBeenCalledWith('pl-3');
  },
});

/** The plans could not be read, or may not be seen. */
export const PlansHidden = meta.story(
  change({
    action: 'plan',
    preview: EMPTY,
    plans: { access: refused('noPermission'), choices: LOADING },
  }),
);

/** The cancellation window has closed: what is owed, and the alternatives. */
export const CancelTooLate = meta.story({
  args: {
    ...change({
      action: 'cancel',
      preview: ready({
        status: 'refused',
        code: 'window_closed',
        message: '',
        instead: 'turnOffAutoRenew',
        lowestQuantity: null,
      }),
    }).args,
    subscription: ready(bound),
  },
  play: async () => {
    const drawer = await drawerOf('Cancel subscription');
    await expect(drawer.getByText(/You owe €440\.00 until Feb 13, 2027/)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Turn off auto-renew' }));
    await expect(onInstead).toHaveBeenCalled();
  },
});

export const Cancelling = meta.story(
  change({
    action: 'cancel',
    preview: ready({
      ...addedPreview,
      lines: [{ ...seatsAdded, kind: 'cancelled', quantity: -25, days: 22, net: -20_167 }],
      net: -20_167,
      tax: -5_042,
      total: -25_209,
      recurringAfter: 0,
      commitmentLeft: 0,
    }),
  }),
);

export const Suspending = meta.story({
  ...change({
    action: 'suspend',
    preview: ready({
      ...addedPreview,
      lines: [],
      net: 0,
      tax: 0,
      total: 0,
      recurringAfter: 27_500,
    }),
  }),
  play: async () => {
    const drawer = await drawerOf('Suspend');
    await expect(drawer.getByText(/Billing goes on while it is suspended\./)).toBeVisible();
  },
});

/** An expired price is refetched, and the new total has to be confirmed. */
export const AnotherPrice = meta.story({
  ...change({
    totalBefore: 5_270,
    state: { status: 'choosing', failure: null, conflict: 'preview_expired' },
  }),
  play: async () => {
    const drawer = await drawerOf('Change seats');
    await expect(drawer.getByRole('button', { name: /^Confirm new total €50\.41/ })).toBeVisible();
  },
});

export const ChangedElsewhere = meta.story(
  change({
    state: { status: 'choosing', failure: null, conflict: 'window_closed' },
  }),
);

/** It is unknown whether it was ordered: the server is polled, nothing is resent automatically. */
export const Unanswered = meta.story({
  ...change({
    state: {
      status: 'unanswered',
      preview: addedPreview,
      askAt: NOW + 3_000,
      askUntil: NOW + 30_000,
    },
  }),
  play: async () => {
    const drawer = await drawerOf('Change seats');
    await expect(drawer.getByText(/did not get an answer/)).toBeVisible();
  },
});

export const NotMade = meta.story({
  ...change({ state: { status: 'notMade', preview: addedPreview } }),
  play: async () => {
    const drawer = await drawerOf('Change seats');
    await userEvent.click(drawer.getByRole('button', { name: /^Send again/ }));
    await expect(onSendAgain).toHaveBeenCalledOnce();
  },
});

/** Changes from the renewal on, and the new price. */
export const Renewal = meta.story({
  args: { drawer: { ...renewalDrawer, onSave } },
  play: async () => {
    const drawer = await drawerOf('Manage renewal');
    await expect(drawer.getByText('€242.00')).toBeVisible();
    await expect(drawer.getByText('20 × €12.10')).toBeVisible();
    const save = drawer.getByRole('button', { name: 'Save' });
    const seats = drawer.getByRole('spinbutton', { name: 'Seats from then on' });
    await userEvent.clear(seats);
    await userEvent.type(seats, '1.5');
    await userEvent.click(save);
    await expect(seats).toHaveFocus();
    await expect(seats).toBeInvalid();
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.clear(seats);
    await userEvent.type(seats, '25');
    await expect(save).toHaveAccessibleDescription('Nothing is changed yet.');
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Renew automatically' }));
    await userEvent.click(save);
    await expect(onSave).toHaveBeenCalledOnce();
    await expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ autoRenew: false }));
  },
});

/** Without a renewal, the schedule is deleted. */
export const WithoutRenewal = meta.story({
  args: {
    subscription: ready({ ...office, scheduled: { quantity: 8, planId: null, endsOn: null } }),
    drawer: {
      ...renewalDrawer,
      draft: { ...renewalDrawer.draft, autoRenew: false },
      isChangedElsewhere: true,
    },
  },
  play: async () => {
    const drawer = await drawerOf('Manage renewal');
    await expect(drawer.getByText('It ends on Feb 13, 2027.')).toBeVisible();
  },
});

export const Names = meta.story({
  args: { drawer: { ...namesDialog, onSave } },
  play: async () => {
    const dialog = await drawerOf('Rename');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Project' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(onSave).toHaveBeenCalledWith({ friendlyName: 'Office for Oslo', project: null });
  },
});

/** Rare actions are in a menu; disabled ones show the reason there. */
export const LessOften = meta.story({
  args: {
    drawer: null,
    actions: {
      access: (action) => (action === 'plan' ? refused('noRenewal') : ALLOWED),
      onAction: fn(),
      onEndAtRenewal: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole('button', { name: 'More actions' });
    more.focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = within(await screen.findByRole('menu', { name: 'More actions' }));
    await expect(menu.getAllByRole('menuitem')).toHaveLength(4);
    const plan = menu.getByRole('menuitem', { name: /^Change plan/ });
    await expect(plan).toHaveAttribute('aria-disabled', 'true');
    await expect(plan).toHaveTextContent('so this cannot be changed');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Cancel subscription' }));
    await waitFor(() => expect(args.actions.onAction).toHaveBeenCalledWith('cancel'));
    await expect(more).toHaveFocus();
  },
});

/** A change deleted the schedule: it is offered again after all pending orders. */
export const ScheduleDeleted = meta.story({
  args: {
    drawer: null,
    lost: { schedule: { quantity: 8, planId: null, endsOn: null }, onScheduleAgain: fn() },
    actions: { access: () => refused('changing'), onAction: fn(), onEndAtRenewal: fn() },
  },
  play: async ({ canvas }) => {
    const again = canvas.getByRole('button', { name: 'Schedule it again' });
    await expect(again).toHaveAccessibleDescription(/An order is changing it/);
    const seats = canvas.getByRole('button', { name: 'Change seats' });
    await expect(seats).toHaveAccessibleDescription(/An order is changing it/);
  },
});
