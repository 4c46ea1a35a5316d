import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CartScreen } from '../../../src/components/cart/CartScreen';
import type { ParkedCartsState } from '../../../src/contracts/cart';
import { ALLOWED, refused } from '../../../src/domain/access';
import type { ParkedCart } from '../../../src/domain/cart/parked-cart';
import { cart, cartLine, halvorsen, quote } from '../../support/cart';
import { failed, failure, LOADING, ready } from '../../support/reading';

const retry = fn();
const own = cart();
const [office] = own.lines;
const fjord = { ...halvorsen, id: 't-2', customerId: 'c-2', customerName: 'Fjordbakeriet' };
const several = cart({ targets: [halvorsen, fjord] });
const needsDomain = cart({
  lines: [cartLine('Office for Microsoft', { needsTenant: true, vendorName: 'Microsoft' })],
});

const editing = {
  ...{ news: null, failed: null, isPending: false },
  ...{ onApplyAgain: fn(), onLeave: fn() },
};
const lines = {
  removed: null,
  endDates: null,
  onQuantityChange: fn(),
  onQuantityCommit: fn(),
  onChange: fn(),
  onRemove: fn(),
  onUndo: fn(),
  onEndDates: fn(),
};

/** The cart: lines by order, with totals and commitments (commerce §5). */
const meta = preview.meta({
  title: 'Screens/Cart/Review',
  component: CartScreen,
  args: {
    access: ALLOWED,
    cart: ready(own),
    quote: ready(quote(own)),
    customerType: 1,
    clientView: null,
    now: Date.parse('2026-11-22T05:01:00Z'),
    editing,
    lines,
    goingOn: { isPending: false, onPress: fn() },
    onPoNumberChange: fn(),
    onRenew: fn(),
  },
});

/** Each line shows its cancellation deadline and the total owed. */
export const Ready = meta.story({
  play: async ({ args, canvas }) => {
    const line = within(canvas.getByRole('rowgroup', { name: 'Office Business' }));
    await expect(line.getByText('€3,300.00')).toBeVisible();
    await expect(line.getByText('Cancel until Nov 29')).toBeVisible();
    const usage = within(canvas.getByRole('rowgroup', { name: 'Cloud Storage' }));
    await expect(usage.getAllByText('It can be cancelled at any time.')[1]).toBeVisible();
    // The rest is folded away.
    await expect(line.getByText(/^It can be cancelled until Nov 29, 2026/)).not.toBeVisible();
    await userEvent.click(line.getByText(/^1 year, paid monthly/));
    await expect(line.getByText(/^It can be cancelled until Nov 29, 2026/)).toBeVisible();
    await expect(line.getByText(/^First term ends: /)).toBeVisible();
    const name = line.getByRole('textbox', { name: 'Custom name (optional)' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Oslo{Enter}');
    await expect(args.lines.onChange).toHaveBeenCalledWith('Office Business', {
      friendlyName: 'Oslo',
    });
    await expect(canvas.getByRole('link', { name: 'Validate the cart' })).toHaveAttribute(
      'href',
      '/cart/review',
    );
  },
});

/** Each customer buys at their own price, and has a total of their own. */
export const SeveralCustomers = meta.story({
  args: { cart: ready(several), quote: ready(quote(several)) },
  play: async ({ canvas }) => {
    const totals = within(canvas.getByRole('region', { name: 'Totals' }));
    await expect(totals.getByRole('heading', { name: 'Fjordbakeriet' })).toBeInTheDocument();
    await expect(totals.getByText('First charge with tax, all customers')).toBeInTheDocument();
    await expect(canvas.getByText(/^This creates 4 orders, one for each customer/)).toBeVisible();
    const line = within(canvas.getByRole('rowgroup', { name: 'Office Business' }));
    // The sum of both, then what each pays; what is the same is said once.
    await expect(line.getByText('€550.00')).toBeVisible();
    await expect(line.getAllByText('€275.00')).toHaveLength(2);
    await expect(line.getAllByText('€11.00')).toHaveLength(1);
    await expect(line.getByRole('rowheader', { name: 'Fjordbakeriet' })).toBeVisible();
  },
});

const told = { lineId: 'Office Business', targetId: 't-2', field: 'planId' };

/** The price of one customer has changed and is below the target: their name keeps its room. */
export const SeveralPrices = meta.story({
  args: {
    clientView: { isOn: false, onChange: fn() },
    cart: ready(several),
    quote: ready(
      quote(
        several,
        {
          issues: [
            {
              ...told,
              ...{ severity: 'warning', code: 'price_changed', was: 1_050, now: 1_100 },
              message: 'The price went from €10.50 to €11.00.',
            },
            {
              ...told,
              ...{ severity: 'warning', code: 'low_margin', was: null, now: null },
              message: 'Margin 5%, target 8%.',
            },
          ],
        },
        { unitCost: 1_050 },
      ),
    ),
  },
  play: async ({ canvas }) => {
    const line = within(canvas.getByRole('rowgroup', { name: 'Office Business' }));
    const customer = within(line.getByRole('rowheader', { name: /^Fjordbakeriet/ }));
    await expect(customer.getByText('The price has changed')).toBeVisible();
    await expect(customer.getByText(/^Margin 5%/)).toHaveAttribute('data-tone', 'warning');
  },
});

/** Costs and margins, if the viewer may see them; amber below the target. */
export const Costs = meta.story({
  args: {
    clientView: { isOn: false, onChange: fn() },
    quote: ready(
      quote(
        own,
        {
          issues: [
            {
              severity: 'warning',
              code: 'low_margin',
              lineId: 'Office Business',
              targetId: 't-1',
              field: 'planId',
              message: 'Margin 5%, target 8%.',
              was: null,
              now: null,
            },
          ],
        },
        { unitCost: 1_050 },
      ),
    ),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Margin 5%/)).toHaveAttribute('data-tone', 'warning');
    await userEvent.click(canvas.getByRole('switch', { name: /Client view/ }));
    await expect(args.clientView?.onChange).toHaveBeenCalledWith(true);
  },
});

/** For another customer: the old price and the new one. */
export const PriceChanged = meta.story({
  args: {
    quote: ready(
      quote(own, {
        issues: [
          {
            severity: 'warning',
            code: 'price_changed',
            lineId: 'Office Business',
            targetId: 't-1',
            field: 'planId',
            message: 'The price went from €10.50 to €11.00.',
            was: 1_050,
            now: 1_100,
          },
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€10.50').tagName).toBe('DEL');
    await expect(canvas.getByText('The price has changed')).toBeVisible();
  },
});

/** No customer is selected: there is no price, and the next step is to select one. */
export const WithoutCustomer = meta.story({
  args: { cart: ready(cart({ targets: [] })), quote: LOADING },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Choose a customer' })).toBeVisible();
    await expect(canvas.queryByText(/€/)).toBeNull();
    // Nor is one waited for.
    await expect(canvasElement.querySelector('[data-slot="skeleton"]')).toBeNull();
  },
});

/** A product that creates a tenant requires its domain; an invalid one is not sent. */
export const NewTenant = meta.story({
  args: { cart: ready(needsDomain), quote: ready(quote(needsDomain)) },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Domain of the new tenant' });
    await userEvent.type(field, 'No Spaces{Enter}');
    await expect(canvas.getByText('Use 3 to 27 lowercase letters and digits.')).toBeVisible();
    await expect(args.lines.onChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'halvorsen{Enter}');
    await expect(args.lines.onChange).toHaveBeenCalledWith('Office for Microsoft', {
      domainPrefix: 'halvorsen',
    });
  },
});

/** The days that a first term can end on, with the first charge of each and why one is missing. */
export const EndDates = meta.story({
  args: {
    lines: {
      ...lines,
      endDates: office
        ? {
            line: office,
            currency: 'EUR',
            isOpen: true,
            dates: ready([
              {
                endsOn: '2026-12-01',
                reason: 'The end of this month',
                firstNet: 8_250,
                refusal: null,
              },
              {
                endsOn: '2028-02-14',
                reason: 'Same end as Halden Shield',
                firstNet: null,
                refusal: 'A new term ends before that day.',
              },
            ]),
          }
        : null,
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(/^1 year, paid monthly/));
    await userEvent.click(canvas.getByRole('button', { name: /First term ends/ }));
    const day = await screen.findByRole('option', { name: /First charge: €82\.50/ });
    await expect(
      screen.getByRole('option', { name: /A new term ends before that day/ }),
    ).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day);
    await expect(args.lines.onChange).toHaveBeenCalledWith('Office Business', {
      endsOn: '2026-12-01',
    });
  },
});

/** A change by another user is shown, and the own edit is offered again. */
export const ChangedElsewhere = meta.story({
  args: {
    editing: {
      ...editing,
      news: {
        difference: {
          lines: office ? [{ before: { ...office, quantity: 20 }, after: office }] : [],
          areTargetsChanged: false,
          isPoNumberChanged: true,
        },
        edit: { type: 'change', lineId: 'Office Business', changes: { quantity: 30 } },
        by: 'r@nord.example',
        at: new Date('2026-11-22T05:00:00Z'),
      },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('This cart was changed elsewhere 1 minute ago.')).toBeVisible();
    await expect(canvas.getByText(/Office Business changed from 20 to 25\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Set Office Business to 30' }));
    await expect(args.editing.onApplyAgain).toHaveBeenCalled();
  },
});

/** A line was removed, and can be restored. */
export const Removed = meta.story({
  args: { lines: { ...lines, removed: cartLine('Office Max') } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Office Max was removed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.lines.onUndo).toHaveBeenCalled();
  },
});

/** A failed save is shown at its field. */
export const NotSaved = meta.story({
  args: {
    editing: {
      ...editing,
      failed: {
        edit: { type: 'change', lineId: 'Office Business', changes: { quantity: 400 } },
        failure: failure('The quantity must be 1 to 300.'),
      },
    },
  },
  play: async ({ canvas }) => {
    const line = within(canvas.getByRole('rowgroup', { name: 'Office Business' }));
    await expect(line.getByText('The quantity must be 1 to 300.')).toBeVisible();
  },
});

/** A missing permission concerns the whole cart: it is named, and no field is marked. */
export const Refused = meta.story({
  args: {
    editing: {
      ...editing,
      failed: {
        edit: { type: 'change', lineId: 'Office Business', changes: { quantity: 26 } },
        failure: { kind: 'forbidden', permission: 'Marketplace.ReadWrite' },
      },
    },
  },
  play: async ({ canvas }) => {
    const line = within(canvas.getByRole('rowgroup', { name: 'Office Business' }));
    await expect(canvas.getByText('You need the permission Marketplace.ReadWrite.')).toBeVisible();
    await expect(line.getByRole('spinbutton', { name: 'Quantity' })).toBeValid();
  },
});

/** Untouched for 30 days: read-only until it is reopened. */
export const Expired = meta.story({
  args: { cart: ready(cart({ state: 'expired' })), quote: LOADING },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')[0]).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Start again with these items' }));
    await expect(args.onRenew).toHaveBeenCalled();
  },
});

export const Ordering = meta.story({
  args: { cart: ready(cart({ state: 'ordering' })), quote: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This cart is being ordered.')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { cart: ready(cart({ lines: [] })), quote: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your cart is empty.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the marketplace' })).toBeVisible();
  },
});

export const Loading = meta.story({ args: { cart: LOADING, quote: LOADING } });

/** A price is being refetched: the previous one stays, and the next step is disabled. */
export const Repricing = meta.story({
  args: {
    quote: { status: 'ready', data: quote(own), isStale: false, isPrevious: true },
    editing: { ...editing, isPending: true },
  },
});

export const Failed = meta.story({
  args: { cart: failed('', retry), quote: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The cart could not be loaded/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

/** Never 0 for a price that is not known. */
export const PriceFailed = meta.story({
  args: { quote: failed('', retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The price could not be calculated.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Validate the cart' })).toBeDisabled();
    await expect(canvas.queryByText(/€0/)).toBeNull();
  },
});

export const Forbidden = meta.story({
  args: { access: refused('noPermission', 'Marketplace.ReadWrite'), cart: LOADING, quote: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You need the permission Marketplace.ReadWrite.')).toBeVisible();
  },
});

const aside = (id: string, more: Partial<ParkedCart> = {}): ParkedCart => ({
  ...{ id, name: null, targets: [halvorsen], lineCount: 3 },
  parkedAt: new Date('2026-11-21T15:00:00Z'),
  ...more,
});
const parked: ParkedCartsState = {
  carts: ready([
    aside('ca-1', { name: 'Spring renewal', targets: [halvorsen, fjord], lineCount: 12 }),
    aside('ca-2', { lineCount: 1 }),
    aside('ca-3', { targets: [], parkedAt: new Date('2026-10-01T08:00:00Z') }),
  ]),
  naming: null,
  onPutAside: fn(),
  onTake: fn(),
  takenId: null,
  failure: null,
  onDelete: fn(),
  deletion: null,
};

/** Parked carts: the customer and the size of each, and how to restore it. */
export const PutAside = meta.story({
  args: { cart: ready(cart({ lines: [] })), parked },
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('region', { name: 'Saved carts' }));
    await expect(list.getByText('12 items')).toBeVisible();
    await expect(list.getByText('It has expired.')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Restore Halvorsen AS' }));
    await expect(args.goingOn.onPress).toHaveBeenCalled();
  },
});

/** The current cart can be parked too, with or without a name. */
export const PuttingAside = meta.story({
  args: {
    parked: { ...parked, naming: { isPending: false, failure: null, onPark: fn(), onClose: fn() } },
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this cart for later' }));
    const name = dialog.getByRole('textbox', { name: 'Name of the cart (optional)' });
    await userEvent.click(name);
    await userEvent.paste('x'.repeat(101));
    await expect(dialog.getByText('Maximum 100 symbols')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'For spring{Enter}');
    await expect(args.parked?.naming?.onPark).toHaveBeenCalledWith('For spring');
  },
});

/** A parked cart is deleted after a question. */
export const DeletingPutAside = meta.story({
  args: {
    parked: {
      ...parked,
      deletion: {
        ...{ cart: aside('ca-2', { lineCount: 1 }), isOpen: true, isPending: false, failure: null },
        ...{ onConfirm: fn(), onClose: fn() },
      },
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Halvorsen AS?' }));
    await expect(dialog.getByText('1 item in this cart will be lost.')).toBeVisible();
  },
});

/** A parked cart could not be restored: it is still there. */
export const NotTakenBack = meta.story({
  args: { parked: { ...parked, failure: failure() } },
});

/** The parked carts could not be loaded. */
export const PutAsideUnread = meta.story({
  args: { parked: { ...parked, carts: failed('', retry) } },
});
