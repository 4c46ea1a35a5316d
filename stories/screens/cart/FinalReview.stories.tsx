import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';

import { FinalReviewScreen } from '../../../src/components/cart/FinalReviewScreen';
import { ALLOWED, refused } from '../../../src/domain/access';
import type { OpenPurchase } from '../../../src/domain/cart/final-review';
import { AURORA, cart, HALVORSEN, issue, KVIST, quoteOf, requestOf } from '../../support/purchase';
import { EMPTY, failed, failure, LOADING, ready } from '../../support/reading';

const mine = cart();
const request = requestOf(mine);
const review = (purchase: OpenPurchase, one = mine) =>
  ready({ stage: 'review' as const, cart: one, purchase });
const placing = {
  access: ALLOWED,
  actingAs: null,
  secondsLeft: 872,
  onPlace: fn(),
  onCheckAgain: fn(),
  onSendAgain: fn(),
};
const idle = { state: { status: 'idle' }, isPending: false, failure: null, run: fn() } as const;

/** The final review before the purchase (commerce §3, "Ordering is safe"). */
const meta = preview.meta({
  title: 'Screens/Cart/Final Review',
  component: FinalReviewScreen,
  args: {
    access: ALLOWED,
    placing,
    retrying: ALLOWED,
    clientView: null,
    review: review({ status: 'reviewing', request, failure: null }),
    progress: { canChooseClient: true, hasTargets: true, hasLines: true, isValid: true },
    openStep: 'purchase',
    retry: idle,
    reorder: idle,
  },
});

/**
 * Customer, lines, first charge, cancellation deadline, terms, and a button that names the
 * customer.
 */
export const Ready = meta.story({
  play: async ({ args, canvas }) => {
    const line = within(canvas.getByRole('rowgroup', { name: 'Office Business' }));
    await expect(line.getByRole('cell', { name: '25' })).toBeVisible();
    await expect(line.getByText(/^1 year, paid monthly · /)).toBeVisible();
    await expect(line.getByText('First term ends: Mar 1, 2027.')).toBeVisible();
    await expect(line.getByText(/^It can be cancelled until /)).toBeVisible();
    await expect(canvas.getByText('The price holds for 15 more minutes.')).toBeVisible();
    await expect(
      canvas.getByText(/^This creates 2 orders, one for each customer and vendor\./),
    ).toBeVisible();
    const place = canvas.getByRole('button', { name: 'Place order for Halvorsen AS' });
    await userEvent.click(place);
    await expect(canvas.getByText('Accept the terms to place the order.')).toBeVisible();
    await expect(args.placing.onPlace).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept the terms' }));
    await userEvent.click(place);
    await expect(args.placing.onPlace).toHaveBeenCalledOnce();
  },
});

const three = cart([HALVORSEN, KVIST, AURORA], { poNumber: 'PO-77' });

/** Several customers at once, each with their own total. */
export const SeveralCustomers = meta.story({
  args: {
    review: review({ status: 'reviewing', request: requestOf(three), failure: null }, three),
  },
  play: async ({ canvas }) => {
    const office = within(canvas.getByRole('rowgroup', { name: 'Office Business' }));
    await expect(office.getAllByRole('rowheader', { name: /Halvorsen|Kvist|Aurora/ })).toHaveLength(
      3,
    );
    for (const { customerName } of three.targets)
      await expect(canvas.getByRole('heading', { name: customerName })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Place orders for 3 customers' }),
    ).toBeVisible();
    await expect(canvas.getByText(/Purchase order number: PO-77/)).toBeVisible();
  },
});

/** The request is pending: the button is disabled. */
export const Placing = meta.story({
  args: { review: review({ status: 'placing', request }) },
  play: async ({ args, canvas }) => {
    const place = canvas.getByRole('button', { name: /Place order for Halvorsen AS/ });
    await userEvent.click(place);
    await expect(args.placing.onPlace).not.toHaveBeenCalled();
  },
});

/** No response: the server is polled, and nothing is resent. */
export const Unanswered = meta.story({
  args: {
    review: review({ status: 'unanswered', request, askAt: 3_000, askUntil: 30_000 }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('We did not get an answer. Your order may have been placed.'),
    ).toBeVisible();
  },
});

/** It was not placed: it can be queried or sent again. */
export const NotPlaced = meta.story({
  args: { review: review({ status: 'notPlaced', request }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('It has not been placed so far.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.placing.onCheckAgain).toHaveBeenCalledOnce();
    const again = canvas.getByRole('button', { name: 'Send again. Nothing is bought twice.' });
    await userEvent.click(again);
    await expect(args.placing.onSendAgain).toHaveBeenCalledOnce();
  },
});

const dearer = requestOf(mine, quoteOf(mine, { percent: 110 }));

/** The price has expired or changed: old and new, and the new total to confirm. */
export const PriceIsAnother = meta.story({
  args: { review: review({ status: 'requoted', request: dearer, before: request.quote }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('The price has changed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept the terms' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm new total €2,261.88' }));
    await expect(args.placing.onPlace).toHaveBeenCalledOnce();
  },
});

/** A cheaper one has to be confirmed as well. */
export const PriceIsLower = meta.story({
  args: {
    review: review({
      status: 'requoted',
      request: requestOf(mine, quoteOf(mine, { percent: 90 })),
      before: request.quote,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Confirm new total €1,850/ })).toBeVisible();
  },
});

/** The cart was changed elsewhere while it was shown: nothing was bought. */
export const CartChanged = meta.story({
  args: { review: review({ status: 'cartChanged' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This cart was changed elsewhere.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Validate Cart' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /Place order/ })).toBeNull();
  },
});

/** The server refused it; the cart stays. */
export const Refused = meta.story({
  args: {
    review: review({
      status: 'reviewing',
      request,
      failure: failure('Halvorsen AS is suspended.'),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Halvorsen AS is suspended.')).toBeVisible();
  },
});

/** While impersonating nothing can be bought, unless it is allowed. */
export const Acting = meta.story({
  args: {
    placing: { ...placing, actingAs: 'Carl Berg', access: refused('impersonating') },
  },
  play: async ({ args, canvas }) => {
    const place = canvas.getByRole('button', { name: /Place order for Halvorsen AS/ });
    await expect(place).toHaveAccessibleDescription(
      'Orders cannot be placed while you act as Carl Berg.',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept the terms' }));
    await userEvent.click(place);
    await expect(args.placing.onPlace).not.toHaveBeenCalled();
  },
});

/** If allowed, the order names both users. */
export const ActingAllowed = meta.story({
  args: { placing: { ...placing, actingAs: 'Carl Berg' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('You are acting as Carl Berg. The order names both of you.'),
    ).toBeVisible();
  },
});

const waiting = quoteOf(mine, {
  issues: [issue('needs_approval', { severity: 'info', message: 'Somebody has to approve it.' })],
});

/** Another user has to approve it. */
export const NeedsApproval = meta.story({
  args: {
    review: review({ status: 'reviewing', request: requestOf(mine, waiting), failure: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Someone else has to approve the order/)).toBeVisible();
  },
});

/** The price is about to expire. */
export const NewPriceComing = meta.story({ args: { placing: { ...placing, secondsLeft: 0 } } });

export const Loading = meta.story({ args: { review: LOADING } });

export const Failed = meta.story({ args: { review: failed('', fn()) } });

/** Warnings are not ticked yet: a link to the current step. */
export const NotReady = meta.story({
  args: { review: EMPTY, openStep: 'review' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to Validate Cart' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  args: { review: LOADING, access: refused('noPermission', 'Marketplace.ReadWrite') },
  play: async ({ canvas }) => {
    const heading = 'You do not have permission to see Final Review.';
    await expect(canvas.getByRole('heading', { name: heading })).toBeVisible();
  },
});
