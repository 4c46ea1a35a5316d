import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CompareStatementsScreen } from '../../../src/components/billing/CompareStatementsScreen';
import { ALLOWED, refused } from '../../../src/domain/access';
import { comparisonOf } from '../../../src/domain/billing/statement-compare';
import { FIRST_QUERY } from '../../../src/domain/list-query';
import { EMPTY, failed, LOADING, ready } from '../../support/reading';
import { line, NOW, statement, statements, statementsPage } from '../../support/statements';

const retry = fn();
const before = statement('R-2026-09-0006', {
  id: 'st-6',
  period: '2026-09',
  lines: [
    line('Office Business', { quantity: 8 }),
    line('Voice Team', { quantity: 3 }),
    line('Backup Mail'),
  ],
});
const after = statement('R-2026-10-0007', {
  id: 'st-7',
  lines: [
    line('Office Business', { quantity: 10, unitPrice: 1_210 }),
    line('Backup Mail'),
    line('Shield Endpoint', {
      ...{ kind: 'new', quantity: 5, orderId: 'o-39', orderNumber: '2026-00039' },
    }),
    line('Cloud Compute', {
      kind: 'usage',
      quantity: '1204.5',
      unitPrice: '0.0125',
      days: null,
      ofDays: null,
      net: 1_506,
    }),
  ],
});
const earliest = statement('R-2026-08-0005', { id: 'st-5', period: '2026-08' });
const compared = {
  months: [after, before, earliest],
  before,
  after,
  comparison: comparisonOf(before, after, NOW),
};

/** Why one month costs more than another (commerce §6). */
const meta = preview.meta({
  title: 'Screens/Billing/Compare',
  component: CompareStatementsScreen,
  args: {
    access: ALLOWED,
    place: { a: null, b: 'st-7' },
    isChoosing: false,
    onPlaceChange: fn(),
    compared: ready(compared),
    choices: {
      rows: ready(statementsPage(statements)),
      query: FIRST_QUERY,
      onQueryChange: fn(),
      searchText: '',
      onSearchTextChange: fn(),
      isSearchTooShort: false,
      selectedKeys: new Set<string>(),
      onSelectionChange: fn(),
    },
    customerType: 1,
    now: NOW,
  },
});

/** The parts add up to the difference; the chart has its sentence and its table. */
export const Ready = meta.story({
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText('October 2026: €376.33, €87.58 more than in September 2026'),
    ).toBeVisible();
    await userEvent.click(canvas.getByText('Show as table'));
    const table = within(canvas.getByRole('table', { name: /^From September 2026 to/ }));
    await expect(table.getByRole('row', { name: /^Prices/ })).toHaveTextContent('€11.00');
    const reasons = within(canvas.getByRole('table', { name: 'What has changed' }));
    await expect(reasons.getByRole('row', { name: /^Seats/ })).toHaveTextContent('+€22.00');
    await expect(reasons.getByText('8 → 10 × €11.00')).toBeVisible();
    await expect(reasons.getByRole('link', { name: 'order 2026-00039' })).toBeVisible();
    await expect(reasons.getByRole('row', { name: /^Tax/ })).toHaveTextContent('+€17.52');
    const difference = reasons.getByRole('row', { name: /^Difference in totals/ });
    await expect(difference).toHaveTextContent('+€87.58');
    await userEvent.click(canvas.getByRole('button', { name: /Compared with/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^August 2026/ }));
    await expect(args.onPlaceChange).toHaveBeenCalledWith({ a: 'st-5', b: 'st-7' });
  },
});

export const AsMuch = meta.story({
  args: {
    compared: ready({ ...compared, before: after, comparison: comparisonOf(after, after, NOW) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has changed.')).toBeVisible();
  },
});

const running = statement(null, {
  id: 'st-9',
  period: '2026-11',
  state: 'draft',
  issuedOn: null,
  dueOn: null,
  lines: [line('Office Business', { untilOn: '2026-12-10' })],
});
const lastMonth = statement('R-2026-10-0007', {
  id: 'st-7',
  lines: [line('Office Business'), line('Backup Mail', { untilOn: '2026-11-25' })],
});

/** What is charged later in the month that still runs has not ended. */
export const NotOver = meta.story({
  args: {
    place: { a: null, b: 'st-9' },
    compared: ready({
      months: [running, lastMonth],
      before: lastMonth,
      after: running,
      comparison: comparisonOf(lastMonth, running, NOW),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This month is not over')).toBeVisible();
    const reasons = within(canvas.getByRole('table', { name: 'What has changed' }));
    await expect(reasons.getByRole('row', { name: /^Not charged yet/ })).toHaveTextContent(
      '−€110.00',
    );
    await expect(reasons.queryByText('Ended')).toBeNull();
  },
});

/** The first month has none before it. */
export const NothingBefore = meta.story({
  args: { compared: ready({ months: [after], before: null, after, comparison: null }) },
});

/** Two of one month differ by number and state. */
export const IssuedAgain = meta.story({
  args: {
    compared: ready({
      ...compared,
      months: [
        after,
        { ...before, id: 'st-20', number: 'R-2026-09-0178', reissueOf: 'st-21' },
        { ...before, id: 'st-21', number: 'R-2026-09-0042', state: 'void' },
      ],
      before: { ...before, id: 'st-20', number: 'R-2026-09-0178', reissueOf: 'st-21' },
    }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('button', { name: /Compared with$/ });
    await expect(field).toHaveTextContent('September 2026 · R-2026-09-0178');
    await userEvent.click(field);
    const list = within(await screen.findByRole('listbox'));
    await expect(list.getByRole('option', { name: /R-2026-09-0042 · Void$/ })).toBeInTheDocument();
    await expect(
      list.getByRole('option', { name: /R-2026-09-0178 · Reissued$/ }),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  },
});

/** Which one is compared is chosen from the list. */
export const Choosing = meta.story({
  args: { place: { a: null, b: null }, isChoosing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'R-2026-10-0007' })).toHaveAttribute(
      'href',
      '/apps/statements/compare?b=st-7',
    );
  },
});

export const Loading = meta.story({ args: { compared: LOADING } });

export const Failed = meta.story({
  args: { compared: failed('', retry) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const Missing = meta.story({ args: { compared: EMPTY } });

export const Forbidden = meta.story({
  args: { compared: LOADING, access: refused('noPermission', 'Billing.Read') },
});
