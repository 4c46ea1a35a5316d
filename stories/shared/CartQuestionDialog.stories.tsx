import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { CartQuestionDialog } from '../../src/components/shared/CartQuestionDialog';
import type { CartQuestion } from '../../src/contracts/cart';
import type { NamedTarget } from '../../src/domain/cart/cart-move';
import { failure } from '../support/reading';

const target = (customerName: string, domain: string | null = null): NamedTarget => ({
  customerId: customerName,
  customerName,
  tenantId: domain,
  domain,
});
const ALAND = target('Åland Shipping');
const BERGEN = target('Bergen Kommune');
const move = (from: readonly NamedTarget[], to: readonly NamedTarget[]): CartQuestion => ({
  about: { type: 'move', lineCount: 3, from, to },
  isPending: false,
  failure: null,
  onGoOn: fn(),
  onPutAside: fn(),
  onClose: fn(),
});
const again = (canAdd: boolean, customers = ['Åland Shipping']): CartQuestion => ({
  ...move([], []),
  about: {
    ...{ type: 'buyAgain', lineCount: 3, customers, canAdd },
    customerName: canAdd ? 'Åland Shipping' : 'Bergen Kommune',
  },
  onGoOn: canAdd ? fn() : null,
});

/** Asks before the cart's lines move to other customers (workday §4). */
const meta = preview.meta({
  title: 'Shared/CartQuestionDialog',
  tags: ['beta'],
  component: CartQuestionDialog,
});

const asked = async () => within(await screen.findByRole('alertdialog'));

/** Another customer: it names the new and the previous one. */
export const Instead = meta.story({
  args: { question: move([ALAND], [BERGEN]) },
  play: async ({ args }) => {
    const dialog = await asked();
    await expect(
      dialog.getByText('The 3 items will be bought for Bergen Kommune instead of Åland Shipping.'),
    ).toBeVisible();
    const [cancel, aside, go, ...more] = dialog.getAllByRole('button');
    await expect(cancel).toHaveAccessibleName('Cancel');
    await expect(cancel).toHaveFocus();
    await expect(aside).toHaveAccessibleName('Save the items for later');
    // The button that stands out is what was asked for.
    await expect(go).toHaveAccessibleName('Buy for Bergen Kommune');
    await expect(go).toHaveAttribute('data-variant', 'primary');
    await expect(more).toEqual([]);
    await userEvent.click(aside as HTMLElement);
    await expect(args.question?.onPutAside).toHaveBeenCalled();
    await expect(args.question?.onGoOn).not.toHaveBeenCalled();
    // No click counts in the first 300 ms; a key does.
    go?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.question?.onGoOn).toHaveBeenCalled();
  },
});

/** One more customer, and one less. */
export const Also = meta.story({ args: { question: move([], [BERGEN]) } });

/** No new customer: the others keep the cart's lines. */
export const NoMore = meta.story({ args: { question: move([ALAND], []) } });

/** Many customers: some are named, and how many more there are. */
export const Many = meta.story({
  args: {
    question: move(
      [ALAND],
      ['Bergen Kommune', 'Fjord', 'Halvorsen', 'Nordlys', 'Sol'].map((name) => target(name)),
    ),
  },
  play: async () => {
    const dialog = await asked();
    await expect(dialog.getByText(/Bergen Kommune, Fjord, Halvorsen, and 2 more/)).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: 'Buy for Bergen Kommune and 4 more' }),
    ).toBeVisible();
  },
});

/** Another tenant of the same customer: the tenants are named. */
export const OtherTenant = meta.story({
  args: { question: move([target('Bergen', 'one.test')], [target('Bergen', 'two.test')]) },
});

/** An order is bought again while the cart is for another customer: that cart is parked. */
export const BuyAgain = meta.story({
  args: { question: again(false) },
  play: async ({ args }) => {
    const dialog = await asked();
    await expect(dialog.queryByRole('button', { name: 'Add to the cart' })).toBeNull();
    // No click counts in the first 300 ms; a key does.
    dialog.getByRole('button', { name: 'Save for later and buy again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.question?.onPutAside).toHaveBeenCalled();
  },
});

/** Beside a cart of the same customer its lines can be added. */
export const BuyAgainSameCustomer = meta.story({
  args: { question: again(true) },
  play: async ({ args }) => {
    const dialog = await asked();
    await expect(
      dialog.getByRole('button', { name: 'Save for later and buy again' }),
    ).not.toHaveAttribute('data-variant', 'primary');
    dialog.getByRole('button', { name: 'Add to the cart' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.question?.onGoOn).toHaveBeenCalled();
  },
});

/** Parking is not supported: the cart has to be bought or emptied first. */
export const NoRoom = meta.story({
  args: { question: { ...again(false), onPutAside: null } },
  play: async () => {
    const dialog = await asked();
    await expect(dialog.getByText(/First order what is in the cart, or empty it\./)).toBeVisible();
  },
});

/** The cart could not be parked. */
export const NotPutAside = meta.story({
  args: { question: { ...move([ALAND], [BERGEN]), failure: failure() } },
});
