import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CustomerEditDialog } from '../../../src/components/customers/CustomerEditDialog';
import { halvorsen } from '../../support/customer-page';
import { priceList } from '../../support/price-lists';
import { failure, ready } from '../../support/reading';

/** A customer is edited one part at a time (wire §4). */
const meta = preview.meta({
  title: 'Screens/Customers/Edit',
  component: CustomerEditDialog,
  args: {
    part: 'company',
    seen: halvorsen,
    newest: null,
    priceLists: ready([priceList('Standard'), priceList('Public sector')]),
    problems: {},
    isPending: false,
    failure: null,
    onSave: fn(),
    onTakeNewest: fn(),
    onClose: fn(),
  },
});

const open = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Company = meta.story({
  play: async ({ args }) => {
    const dialog = await open('Company');
    const field = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByText('Enter the name of the company')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(field, 'Halvorsen Group');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Halvorsen Group', country: 'NO' }),
    );
  },
});

/** The currency is what it is; a price list that is not the viewer's stays. */
export const Billing = meta.story({
  args: { part: 'billing' },
  play: async () => {
    const dialog = await open('Billing');
    await expect(dialog.queryByRole('button', { name: /Currency/ })).toBeNull();
    await expect(dialog.getByRole('textbox', { name: 'Credit limit' })).toHaveValue('1,000.00');
  },
});

export const Contact = meta.story({
  args: { part: 'contact', problems: { contactEmail: 'This address cannot be reached.' } },
});

/** A change by another user is shown; the own change is offered again. */
export const ChangedMeanwhile = meta.story({
  args: { newest: { ...halvorsen, name: 'Halvorsen Group', vatId: null, revision: 9 } },
  play: async ({ args }) => {
    const dialog = await open('Company');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' Oslo');
    await expect(dialog.getByText(/is now “Halvorsen Group”. Saving replaces it/)).toBeVisible();
    await expect(dialog.getByText(/VAT number is now “Not given” and is kept/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save anyway' }));
    await expect(args.onSave).toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Use the latest' }));
    await expect(args.onTakeNewest).toHaveBeenCalled();
  },
});

/** It was something else that changed: nothing here is lost. */
export const ChangedElsewhere = meta.story({
  args: { newest: { ...halvorsen, creditLimit: null, revision: 9 } },
});

export const Failed = meta.story({ args: { failure: failure() } });

/** An irreversible action is announced beforehand. */
export const Agreement = meta.story({
  args: { part: 'agreement', seen: { ...halvorsen, agreementAcceptedAt: null } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/This cannot be undone/)).toBeVisible();
    dialog.getByRole('button', { name: 'Record the agreement' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalled();
  },
});
