import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';

import { ValidateCartScreen } from '../../../src/components/cart/ValidateCartScreen';
import { ALLOWED, refused } from '../../../src/domain/access';
import { issueKey } from '../../../src/domain/cart/quote';
import { AURORA, cart, HALVORSEN, issue, KVIST, PROBLEMS, quoteOf } from '../../support/purchase';
import { EMPTY, failed, LOADING, ready } from '../../support/reading';

const retry = fn();
const mine = cart();
const fine = ready({ cart: mine, quote: quoteOf(mine) });
const wrong = ready({ cart: mine, quote: quoteOf(mine, { issues: PROBLEMS }) });
const progress = { canChooseClient: true, hasTargets: true, hasLines: true, isValid: false };
const keys = PROBLEMS.filter(({ severity }) => severity === 'warning').map(issueKey);

/** What is wrong with a cart, each problem at its line (commerce §5). */
const meta = preview.meta({
  title: 'Screens/Cart/Validate',
  component: ValidateCartScreen,
  args: {
    access: ALLOWED,
    validation: wrong,
    progress,
    openStep: 'review',
    ticked: new Set<string>(),
    onTick: fn(),
    clientView: null,
    onCheckAgain: fn(),
  },
});

/** Nothing is wrong. */
export const Fine = meta.story({
  args: { validation: fine, progress: { ...progress, isValid: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Everything is fine.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue to Final Review' })).toHaveAttribute(
      'href',
      '/cart/purchase/',
    );
    await expect(canvas.queryByRole('list', { name: 'Problems and warnings' })).toBeNull();
  },
});

/** Problems link to their fix, warnings have to be ticked, and a key moves from one to the next. */
export const Problems = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('2 problems to fix. 2 warnings to confirm.')).toBeVisible();
    const [client, quantity] = canvas.getAllByRole('link', { name: 'Fix' });
    await expect(client).toHaveAttribute('href', '/cart/select-client');
    await expect(quantity).toHaveAttribute('href', '/cart#line-office-quantity');
    await expect(quantity).toHaveAccessibleDescription('The quantity must be 1 to 20.');
    const next = canvas.getByRole('button', { name: 'Next problem' });
    await userEvent.click(next);
    await expect(client).toHaveFocus();
    await userEvent.click(next);
    await expect(quantity).toHaveFocus();
    await userEvent.click(next);
    const [tick] = canvas.getAllByRole('checkbox', { name: 'I have seen this' });
    await expect(tick).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onTick).toHaveBeenCalledWith(keys[0], true);
    const onward = canvas.getByRole('button', { name: 'Continue to Final Review' });
    await expect(onward).toHaveAccessibleDescription('Fix all problems first');
  },
});

/** All warnings are ticked; problems are left. */
export const Ticked = meta.story({
  args: { ticked: new Set(keys) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 problems to fix.')).toBeVisible();
    for (const tick of canvas.getAllByRole('checkbox')) await expect(tick).toBeChecked();
  },
});

const warnings = PROBLEMS.filter(({ severity }) => severity === 'warning');

/** All warnings are ticked, and nothing is to be fixed: it says what was confirmed. */
export const Confirmed = meta.story({
  args: {
    validation: ready({ cart: mine, quote: quoteOf(mine, { issues: warnings }) }),
    ticked: new Set(keys),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '2 warnings confirmed.' })).toBeVisible();
    await expect(canvas.queryByText('Everything is fine.')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Continue to Final Review' })).toBeVisible();
  },
});

/** Warnings alone are left. */
export const OnlyWarnings = meta.story({
  args: {
    validation: ready({
      cart: mine,
      quote: quoteOf(mine, { issues: PROBLEMS.filter(({ severity }) => severity !== 'error') }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 warnings to confirm.')).toBeVisible();
    const onward = canvas.getByRole('button', { name: 'Continue to Final Review' });
    await expect(onward).toHaveAccessibleDescription('Confirm all warnings first');
  },
});

const three = cart([HALVORSEN, KVIST, AURORA]);

/** With several customers a problem says whose it is; one box confirms all with one cause. */
export const SeveralCustomers = meta.story({
  args: {
    validation: ready({
      cart: three,
      quote: quoteOf(three, {
        issues: [
          ...PROBLEMS,
          issue('price_changed', {
            severity: 'warning',
            lineId: 'desk',
            targetId: 't-2',
            field: 'planId',
            message: 'The price went from €160.00 to €180.00.',
            was: 16_000,
            now: 18_000,
          }),
          issue('no_agreement', {
            targetId: 't-3',
            field: 'customerId',
            message: 'The customer has not accepted the agreement.',
          }),
        ],
      }),
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('3 problems to fix. 3 warnings to confirm.')).toBeVisible();
    await expect(canvas.getByText('Desk Professional · Kvist & Sønner')).toBeVisible();
    const prices = canvas.getByRole('checkbox', { description: 'Changed prices' });
    await userEvent.click(prices);
    await expect(args.onTick).toHaveBeenCalledTimes(2);
  },
});

/** An unknown code and severity are shown as received. */
export const UnknownIssue = meta.story({
  args: {
    validation: ready({
      cart: mine,
      quote: quoteOf(mine, {
        issues: [issue('moon_phase', { severity: 'rumour', message: 'The moon is full.' })],
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The moon is full.')).toBeVisible();
    await expect(canvas.getByText('rumour')).toBeVisible();
    await expect(canvas.getByText('Everything is fine.')).toBeVisible();
  },
});

/** Client view hides the viewer's own prices; what it hides is open until it is shown. */
export const ClientView = meta.story({
  args: { clientView: { isOn: true, onChange: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText(/margin of 4/)).toBeNull();
    await expect(canvas.getByText('2 problems to fix. 2 warnings to confirm.')).toBeVisible();
    // What cannot be read has no box.
    await expect(canvas.getAllByRole('checkbox', { name: 'I have seen this' })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show it' }));
    await expect(args.clientView?.onChange).toHaveBeenCalledWith(false);
  },
});

export const Loading = meta.story({ args: { validation: LOADING } });

export const Failed = meta.story({
  args: { validation: failed('', retry) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** Nothing to validate: a link to the current step. */
export const NotReady = meta.story({
  args: { validation: EMPTY, openStep: 'cart', progress: { ...progress, hasLines: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to Cart Review' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  args: { validation: LOADING, access: refused('noPermission', 'Marketplace.ReadWrite') },
  play: async ({ canvas }) => {
    const heading = 'You do not have permission to see Validate Cart.';
    await expect(canvas.getByRole('heading', { name: heading })).toBeVisible();
    await expect(canvas.getByText('You need the permission Marketplace.ReadWrite.')).toBeVisible();
  },
});
