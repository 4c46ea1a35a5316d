import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PriceListScreen } from '../../../src/components/products/PriceListScreen';
import type { PriceOverrideModalProps } from '../../../src/contracts/products';
import { ALLOWED, refused } from '../../../src/domain/access';
import { withoutCosts } from '../../../src/domain/billing/costs';
import { FIRST_QUERY } from '../../../src/domain/list-query';
import { type PlanPrice, planPrices } from '../../../src/domain/products/plan-prices';
import { planPricesPage } from '../../../src/domain/products/plan-prices-list';
import { canChangePrice } from '../../../src/domain/products/price-list-access';
import type { PriceList } from '../../../src/domain/products/product';
import { listOf } from '../../support/list';
import { soldPlans, soldProducts, standard } from '../../support/price-lists';
import { EMPTY, failed, failure, LOADING, ready } from '../../support/reading';

const retry = fn();
const seller = { customerId: standard.ownerId };
const pageOf = (plans: readonly PlanPrice[]) => ready(planPricesPage(plans, FIRST_QUERY));
const planOf = (id: string) => soldPlans.find((plan) => plan.id === id) as PlanPrice;

/** Every price by a list, with the guard of the margin (commerce §5, §6). */
const meta = preview.meta({
  title: 'Screens/Products/PriceList',
  component: PriceListScreen,
  args: {
    access: ALLOWED,
    priceList: ready(standard),
    plans: ready(soldPlans),
    sellers: null,
    clientView: { isOn: false, onChange: fn() },
    changeAccess: (plan) => canChangePrice(seller, standard, plan, false),
    onChangePrice: fn(),
    dialog: null,
    list: listOf(pageOf(soldPlans)),
  },
});

const dialog = (extra: Partial<PriceOverrideModalProps> = {}): PriceOverrideModalProps => ({
  list: standard,
  plan: planOf('office-ym'),
  isPending: false,
  failure: null,
  onSave: fn(),
  onClose: fn(),
  ...extra,
});

/** List price, cost, price and margin; a badge only where the margin is not as it should be. */
export const Ready = meta.story({
  play: async ({ args, canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^Storage Team/ }));
    for (const name of ['€9.00', '€8.10', '€7.00', '−15.72%']) {
      await expect(row.getByRole('cell', { name })).toBeInTheDocument();
    }
    await expect(row.getAllByText('Below cost')[0]).toBeInTheDocument();
    await expect(row.getByText('Own price')).toBeInTheDocument();
    await expect(canvas.getByText('1 price is below its cost.')).toBeVisible();
    await expect(canvas.getByText('1 price is below the target margin of 8%.')).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: 'Show these' });
    await userEvent.click(first as HTMLElement);
    await expect(args.list.onQueryChange).toHaveBeenCalledWith(
      expect.objectContaining({ filters: { verdict: ['belowCost'] } }),
    );
  },
});

/** The menu of a row changes its price; if disabled, it shows the reason. */
export const ChangePrice = meta.story({
  play: async ({ args, canvas }) => {
    const menuOf = (name: RegExp) => canvas.getByRole('button', { name });
    await userEvent.click(menuOf(/^Actions of Voice Minutes/));
    const refusedItem = await screen.findByRole('menuitem', { name: /Change price/ });
    await expect(refusedItem).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByText(/keep the vendor’s price/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(menuOf(/^Actions of Storage Team/));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change price' }));
    await expect(args.onChangePrice).toHaveBeenCalledWith(planOf('storage-m'));
  },
});

/** A price within the target is saved at once, a typed comma included. */
export const NewPrice = meta.story({
  args: { dialog: dialog() },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Price in this list' });
    await userEvent.clear(field);
    await userEvent.type(field, '5,90');
    await expect(screen.getByText('The margin is 22.20%.')).toBeVisible();
    await userEvent.type(field, '{Enter}');
    await expect(args.dialog?.onSave).toHaveBeenCalledWith({
      unitPrice: 590,
      allowBelowCost: false,
    });
  },
});

/** Amber below the target: a warning, but it can be saved. */
export const UnderTarget = meta.story({
  args: { dialog: dialog() },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Price in this list' });
    await userEvent.clear(field);
    await userEvent.type(field, '4.80');
    await expect(screen.getByText('The margin is 4.37%, below the target of 8%.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Save price' })).toBeEnabled();
  },
});

/** Below cost nothing is saved before it is confirmed. */
export const BelowCost = meta.story({
  args: { dialog: dialog() },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Price in this list' });
    await userEvent.clear(field);
    await userEvent.type(field, '4.00{Enter}');
    await expect(screen.getByText('This price is €0.59 below cost.')).toBeVisible();
    await expect(args.dialog?.onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sell below cost' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save price' }));
    await expect(args.dialog?.onSave).toHaveBeenCalledWith({
      unitPrice: 400,
      allowBelowCost: true,
    });
  },
});

/** An invalid price is reported at the field. */
export const NotAPrice = meta.story({
  args: { dialog: dialog() },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Price in this list' });
    await userEvent.clear(field);
    await userEvent.type(field, '1e3{Enter}');
    await expect(screen.getByText('Enter an amount such as 12.00')).toBeVisible();
    await expect(args.dialog?.onSave).not.toHaveBeenCalled();
  },
});

/** The server's error is shown at the field; the input is kept. */
export const PriceRefused = meta.story({
  args: {
    dialog: dialog({
      failure: {
        kind: 'refused',
        fields: [{ field: 'unitPrice', text: 'Below the price of the vendor.' }],
      },
    }),
  },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Price in this list' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Below the price of the vendor\./);
  },
});

/** An own price can be reset to the mark-up. */
export const BackToTheMarkup = meta.story({
  args: { dialog: dialog({ plan: planOf('storage-m') }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the mark-up' }));
    await expect(args.dialog?.onSave).toHaveBeenCalledWith({
      unitPrice: null,
      allowBelowCost: false,
    });
  },
});

const own: PriceList = {
  ...standard,
  name: 'Own prices for Halvorsen AS',
  basedOnId: 'pl-standard',
  customers: [{ id: 'c-1', name: 'Halvorsen AS' }],
  customersTotal: 1,
};

/** A customer's own prices; missing ones come from the base list. */
export const OwnPrices = meta.story({
  args: { priceList: ready(own), base: { name: 'Standard', id: 'standard' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 customer uses this list: Halvorsen AS')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Standard' })).toBeVisible();
  },
});

/** Affected customers are shown before it is saved. */
export const ManyUseIt = meta.story({
  args: {
    dialog: dialog({
      list: {
        ...standard,
        customers: [
          'Åland Shipping',
          'Aurora Travel',
          'Fjordbakeriet',
          'Kvist',
          'Polar Optics',
          'X',
        ].map((name) => ({ id: name, name })),
        customersTotal: 24,
      },
    }),
  },
  play: async () => {
    const text =
      '24 customers use this list: Åland Shipping, Aurora Travel, Fjordbakeriet, Kvist, Polar Optics, and 19 more';
    await expect(await screen.findByText(text)).toBeVisible();
  },
});

/** While it is saved nothing closes the dialog. */
export const Saving = meta.story({ args: { dialog: dialog({ isPending: true }) } });

/** Why it could not be saved; what was typed stays. */
export const NotSaved = meta.story({ args: { dialog: dialog({ failure: failure() }) } });

/** In the client view there are no costs or margins, and nothing can be changed. */
export const ClientView = meta.story({
  args: {
    clientView: { isOn: true, onChange: fn() },
    plans: ready(planPrices(withoutCosts(soldProducts), standard)),
    list: listOf(pageOf(planPrices(withoutCosts(soldProducts), standard))),
    changeAccess: (plan) => canChangePrice(seller, standard, plan, true),
  },
  play: async ({ canvas, canvasElement }) => {
    const row = within(canvas.getByRole('row', { name: /^Storage Team/ }));
    await expect(row.getByRole('cell', { name: '€7.00' })).toBeInTheDocument();
    for (const name of ['Cost', 'Margin', 'Margin guard', 'List price']) {
      await expect(canvas.queryByRole('columnheader', { name })).toBeNull();
    }
    await expect(canvasElement.innerHTML).not.toMatch(/8\.10|15\.72|below its cost|target margin/);
  },
});

/** Another company's list is read, not changed. */
export const AnotherCompanys = meta.story({
  args: {
    sellers: { ownId: 'plinth', names: new Map([['nordlys', 'Nordlys Partner']]) },
    changeAccess: () => refused('otherCompany'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nordlys Partner')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Actions of Storage Team/ }));
    await waitFor(() =>
      expect(screen.getByText(/Only the company that owns this list/)).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
  },
});

/** Viewers without costs see no margins and no switch. */
export const WithoutCosts = meta.story({
  args: {
    clientView: null,
    list: listOf(pageOf(planPrices(withoutCosts(soldProducts), standard))),
  },
});

export const Loading = meta.story({
  args: { priceList: LOADING, plans: LOADING, list: listOf(LOADING) },
});

/** Only the prices are retried. */
export const PricesFailed = meta.story({
  args: { plans: failed('', retry), list: listOf(failed('', retry)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Standard' })).toBeVisible();
    await expect(canvas.getByText(/The prices could not be loaded/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const Failed = meta.story({ args: { priceList: failed('', retry) } });

/** The id does not exist, or it is another reseller's. */
export const Gone = meta.story({
  args: { priceList: EMPTY },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Price list not found' });
    await expect(heading).toBeVisible();
  },
});

export const Empty = meta.story({ args: { plans: ready([]), list: listOf(pageOf([])) } });

export const NoMatch = meta.story({
  args: {
    list: listOf(pageOf([]), {
      query: { ...FIRST_QUERY, searchString: 'gold' },
      searchText: 'gold',
    }),
  },
});

/** Without the permission: the page names it. */
export const Forbidden = meta.story({
  args: {
    access: refused('customerType', 'Marketplace.Prices'),
    priceList: LOADING,
    list: listOf(LOADING),
    clientView: null,
  },
  play: async ({ canvas }) => {
    const heading = 'You do not have permission to see Price lists.';
    await expect(canvas.getByRole('heading', { name: heading })).toBeVisible();
  },
});

/** At 375 pixels a row shows everything in one column. */
export const OnAPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Storage Team/ });
    await expect(row).toHaveTextContent(
      /Price: €7\.00.*Cost: €8\.10.*Margin: −15\.72%.*Below cost/,
    );
  },
});
