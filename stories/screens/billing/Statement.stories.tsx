import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StatementScreen } from '../../../src/components/billing/StatementScreen';
import type { StatementScreenProps } from '../../../src/contracts/billing';
import { ALLOWED, refused } from '../../../src/domain/access';
import { EMPTY, failed, LOADING, ready } from '../../support/reading';
import { line, statement } from '../../support/statements';

const retry = fn();
const partlyPaid = statement('R-2026-10-0007', {
  paid: 20_000,
  payments: [
    {
      id: 'pay-1',
      kind: 'payment',
      statementId: null,
      amount: 20_000,
      paidOn: '2026-11-12',
      reference: 'Bank 4411',
      by: 'reseller@plinth.example',
    },
  ],
});
const allowed: StatementScreenProps['actionAccess'] = () => ALLOWED;
const dialog = { isPending: false, failure: null, isTooLate: false, onClose: fn() };

/** One statement (commerce §5). */
const meta = preview.meta({
  title: 'Screens/Billing/Statement',
  component: StatementScreen,
  args: {
    access: ALLOWED,
    statement: ready(partlyPaid),
    actions: ['void', 'pay'],
    actionAccess: allowed,
    onAction: fn(),
    onPrint: fn(),
    dialog: null,
  },
});

/** Each amount opens its calculation, except those that differ from our rules. */
export const Ready = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '€21.29' }));
    await expect(await canvas.findByText(/^5 × €11\.00 × 12 ÷ 31 days/)).toBeVisible();
    await expect(canvas.queryByText(/^10 × €11\.00/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: '€15.06' })).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show calculations' }));
    await expect(canvas.getByText(/^10 × €11\.00/)).toBeVisible();
    await expect(canvas.getByText('Tax, 25% of €135.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Record payment' }));
    await expect(args.onAction).toHaveBeenCalledWith('pay');
  },
});

/**
 * For the customer and the provider: only the issuer can act on it; disabled buttons show the
 * reason.
 */
export const ForOthers = meta.story({
  args: { actionAccess: () => refused('notIssuer') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Record payment' }),
    ).toHaveAccessibleDescription('Nordlys Partner issued it.');
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: /^Void/ })).toHaveTextContent(
      'Nordlys Partner issued it.',
    );
  },
});

/** The provider's charges to a reseller, by customer. */
export const ForAReseller = meta.story({
  args: {
    statement: ready(
      statement('R-2026-10-0011', {
        customerName: 'Nordlys Partner',
        issuerName: 'Plinth Cloud',
        lines: [
          line('Office Business', {
            id: 'x-1',
            endCustomerName: 'Halvorsen AS',
            orderId: 'o-7',
            orderNumber: '2026-00007',
          }),
          line('Backup Mail', { id: 'x-2', endCustomerName: 'Bergen Kommune' }),
          line('Shield Endpoint', { id: 'x-3', endCustomerName: 'Halvorsen AS', orderId: 'o-9' }),
          line('Partner desk', { id: 'x-4', subscriptionId: null }),
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    const groups = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(groups[0]).toBe('Bergen Kommune');
    await expect(groups[2]).toBe('Halvorsen AS');
    await expect(groups.at(-2)).toBe('Nordlys Partner');
    await expect(canvas.getByRole('link', { name: 'order 2026-00007' })).toHaveAttribute(
      'href',
      '/apps/orders/o-7',
    );
  },
});

/** The month is not over. */
export const Draft = meta.story({
  args: {
    actions: [],
    statement: ready(
      statement(null, { period: '2026-11', state: 'draft', issuedOn: null, dueOn: null }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/will be issued on December 1, 2026/)).toBeVisible();
    await expect(canvas.queryByText('Still to be paid')).toBeNull();
  },
});

/** The paid amount is owed back: shown on the credit and on this statement. */
export const Void = meta.story({
  args: {
    actions: [],
    partner: { id: 'st-9', number: 'C-2026-10-0001', creditOf: 'R-2026-10-0008', balance: -100 },
    statement: ready(
      statement('R-2026-10-0008', {
        ...{ state: 'void', creditedBy: 'st-9', reissuedBy: 'st-10' },
        ...{ reason: 'Wrong address', voidedBy: 'reseller@plinth.example' },
        voidedByName: 'Rosa Moreau',
        ...{ paid: 100, settled: 58_375 - 100, balance: 0 },
        payments: [
          {
            ...{ id: 'p-1', kind: 'payment', statementId: null, amount: 100 },
            ...{ paidOn: '2026-11-12', reference: 'Bank 4411', by: 'reseller@plinth.example' },
          },
          {
            ...{ id: 'p-2', kind: 'settlement', statementId: 'st-9', amount: 58_275 },
            ...{ paidOn: '2026-11-20', reference: null, by: 'reseller@plinth.example' },
          },
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Voided by Rosa Moreau: “Wrong address”')).toBeVisible();
    await expect(canvas.getByText(/replaces it\. €1\.00 is to be paid back\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'C-2026-10-0001' })).toHaveAttribute(
      'href',
      '/apps/statements/st-9',
    );
    await expect(canvas.getByRole('link', { name: 'Open the new statement' })).toHaveAttribute(
      'href',
      '/apps/statements/st-10',
    );
    // A settlement is no money: it is not among the payments.
    const payments = within(canvas.getByRole('table', { name: 'Payments' }));
    await expect(payments.queryByText('€582.75')).toBeNull();

    await expect(canvas.getByRole('link', { name: 'Open the credit note' })).toHaveAttribute(
      'href',
      '/apps/statements/st-9',
    );
  },
});

/** Once it is paid back, and while the credit is not read, nothing is said that may be untrue. */
export const VoidPaidBack = meta.story({
  args: {
    ...Void.input.args,
    partner: { id: 'st-9', number: 'C-2026-10-0001', creditOf: 'R-2026-10-0008', balance: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/a new statement replaces it\.$/)).toBeVisible();
    await expect(canvas.queryByText(/is to be paid back/)).toBeNull();
  },
});

/** The credit is not read yet. */
export const VoidUnread = meta.story({
  args: { ...Void.input.args, partner: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/how much of the €1\.00 paid is to be paid back/)).toBeVisible();
    await expect(canvas.queryByText(/Nothing is due/)).toBeNull();
  },
});

/** The paid amount is owed back, and recorded as a refund. */
export const CreditOwed = meta.story({
  args: {
    actions: ['pay'],
    statement: ready(
      statement('C-2026-10-0002', {
        ...{ state: 'issued', creditOf: 'st-8', balance: -100, settled: -13_650 },
        ...{ reason: 'Wrong address', voidedBy: 'reseller@plinth.example' },
        lines: [line('Office Business', { quantity: -10, net: -11_000 })],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€1.00 is to be paid back')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Record refund' })).toBeEnabled();
    await expect(canvas.getByText(/Wrong address/)).toBeVisible();
  },
});

/** It replaces a void statement. */
export const Reissued = meta.story({
  args: { statement: ready(statement('R-2026-10-0012', { reissueOf: 'st-8' })) },
});

/** It names the cancelled statement, and that it was settled without a payment. */
export const Credit = meta.story({
  args: {
    actions: [],
    partner: { id: 'st-8', number: 'R-2026-10-0178', creditOf: null, balance: 0 },
    statement: ready(
      statement('C-2026-10-0001', {
        ...{ state: 'paid', creditOf: 'st-8', settled: -13_750 },
        lines: [line('Office Business', { quantity: -10, net: -11_000 })],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is a credit note for R-2026-10-0178')).toBeVisible();
    await expect(canvas.getByText('Credit note for')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'R-2026-10-0178' })).toHaveAttribute(
      'href',
      '/apps/statements/st-8',
    );
    const facts = within(canvas.getByText('Credit note for').closest('[data-slot]') as HTMLElement);
    await expect(facts.queryByText('Paid')).toBeNull();
    await expect(canvas.getAllByText('Settled')[0]).toBeVisible();
  },
});

/** Yen have no decimals, dinars three (commerce §2.1). */
export const Dinars = meta.story({
  args: { statement: ready(statement('R-2026-10-0010', { currency: 'BHD' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/11\.000/)[0]).toBeVisible();
  },
});

/** Why a statement cannot be paid or made void. */
export const NotAllowed = meta.story({
  args: {
    actionAccess: (action) =>
      action === 'pay' ? refused('impersonating') : refused('noPermission', 'Billing.Correct'),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Record payment' }),
    ).toHaveAccessibleDescription(/while you act as someone else/);
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: /^Void/ })).toHaveTextContent(
      'You need the permission Billing.Correct.',
    );
  },
});

const onSave = fn();

/** More than the balance is reported at the field; valid amounts are sent in minor units. */
export const Paying = meta.story({
  args: { dialog: { ...dialog, kind: 'pay', sent: null, todayOn: '2026-11-22', onSave } },
  play: async () => {
    onSave.mockClear();
    const form = within(await screen.findByRole('dialog', { name: /^Record a payment for/ }));
    const amount = form.getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '5000');
    await userEvent.click(form.getByRole('button', { name: 'Record payment' }));
    await expect(amount).toHaveAccessibleDescription(/Enter €\S+ or less/);
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.clear(amount);
    await userEvent.type(amount, '100,50');
    await userEvent.click(form.getByRole('button', { name: 'Record payment' }));
    await expect(onSave).toHaveBeenCalledWith({
      amount: 10_050,
      paidOn: '2026-11-22',
      reference: null,
    });
  },
});

/** What a credit owes, as a positive amount. */
export const PayingBack = meta.story({
  args: {
    ...CreditOwed.input.args,
    dialog: { ...dialog, kind: 'pay', sent: null, todayOn: '2026-11-22', onSave },
  },
  play: async () => {
    onSave.mockClear();
    const form = within(await screen.findByRole('dialog', { name: /^Record a refund for/ }));
    await userEvent.click(form.getByRole('button', { name: 'Record refund' }));
    await expect(onSave).toHaveBeenCalledWith({
      amount: 100,
      paidOn: '2026-11-22',
      reference: null,
    });
  },
});

const sent = { amount: 90_000_00, paidOn: '2026-11-20', reference: 'Bank 4411' } as const;

/**
 * The outcome of an earlier attempt is unknown: only the same payment can be sent again, even above
 * a balance that may contain it already.
 */
export const PayingAgain = meta.story({
  args: { dialog: { ...dialog, kind: 'pay', sent, todayOn: '2026-11-22', onSave } },
  play: async () => {
    onSave.mockClear();
    await expect(await screen.findByText(/Try again: it is recorded only once/)).toBeVisible();
    const form = within(await screen.findByRole('dialog', { name: /^Record a payment for/ }));
    const amount = form.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toHaveValue('90,000.00');
    await expect(amount).toHaveAttribute('readonly');
    await userEvent.click(form.getByRole('button', { name: 'Record payment' }));
    await expect(onSave).toHaveBeenCalledWith(sent);
  },
});

/** Its dialog was closed before the answer: the page leads back to it. */
export const Unconfirmed = meta.story({
  args: { isUnconfirmed: true },
  play: async ({ args, canvas }) => {
    const said = canvas.getByText(/Try again: it is recorded only once/);
    const notice = within(said.closest('[data-slot="banner"]') as HTMLElement);
    await userEvent.click(notice.getByRole('button', { name: 'Record payment' }));
    await expect(args.onAction).toHaveBeenCalledWith('pay');
  },
});

const onConfirm = fn();

/** A reason must be given. */
export const Voiding = meta.story({
  args: { dialog: { ...dialog, kind: 'void', onConfirm } },
  play: async () => {
    onConfirm.mockClear();
    const ask = within(await screen.findByRole('alertdialog', { name: /^Void R-/ }));
    ask.getByRole('button', { name: 'Void' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(ask.getByText('Enter a reason for voiding it')).toBeVisible();
    await userEvent.type(ask.getByRole('textbox', { name: 'Reason' }), 'Wrong customer');
    const again = ask.getByRole('radio', { name: 'Credit and reissue' });
    await expect(again).toBeChecked();
    await expect(ask.getByText(/€200\.00 was already paid.*paid in full/)).toBeVisible();
    ask.getByRole('button', { name: 'Void' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onConfirm).toHaveBeenLastCalledWith('Wrong customer', true);
    const only = ask.getByRole('radio', { name: 'Credit only' });
    await expect(only).toHaveAccessibleDescription('These charges are not billed again.');
    await userEvent.click(only);
    await expect(
      ask.getByText('€200.00 was already paid and is paid back with the credit note.'),
    ).toBeVisible();
    ask.getByRole('button', { name: 'Void' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onConfirm).toHaveBeenLastCalledWith('Wrong customer', false);
  },
});

/** A server without reissue: the effect is shown, without a choice. */
export const VoidingOnly = meta.story({
  args: {
    statement: ready(statement('R-2026-10-0007', { reissuedBy: undefined })),
    dialog: { ...dialog, kind: 'void', onConfirm },
  },
  play: async () => {
    onConfirm.mockClear();
    const ask = within(await screen.findByRole('alertdialog', { name: /^Void R-/ }));
    await expect(ask.queryByRole('radio')).toBeNull();
    await expect(ask.getByText('These charges are not billed again.')).toBeVisible();
    await userEvent.type(ask.getByRole('textbox', { name: 'Reason' }), 'Wrong customer');
    ask.getByRole('button', { name: 'Void' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onConfirm).toHaveBeenLastCalledWith('Wrong customer', false);
  },
});

/** Another user was faster. */
export const TooLate = meta.story({
  args: { dialog: { ...dialog, kind: 'void', onConfirm, isTooLate: true } },
});

export const Loading = meta.story({ args: { statement: LOADING, actions: [] } });

export const Failed = meta.story({
  args: { statement: failed('', retry), actions: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

/** What the viewer pays is a cost: the client view hides it, and can be switched off here. */
export const HiddenFromClients = meta.story({
  args: { statement: EMPTY, hiddenBy: { isOn: true, onChange: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^This statement shows what you pay/)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: /^Client view/ }));
    await expect(args.hiddenBy?.onChange).toHaveBeenCalledWith(false);
  },
});

/** Also what it looks like when it is another company's. */
export const Missing = meta.story({ args: { statement: EMPTY, actions: [] } });

export const Forbidden = meta.story({
  args: { statement: LOADING, actions: [], access: refused('noPermission', 'Billing.Read') },
});
