import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { NewCustomerScreen } from '../../../src/components/customers/NewCustomerScreen';
import type { NewCustomerScreenProps } from '../../../src/contracts/customers';
import { ALLOWED, refused } from '../../../src/domain/access';
import { changedDraft } from '../../../src/domain/customers/new-customer';
import { emptyDraft, halvorsenDraft } from '../../support/new-customer';
import { priceList } from '../../support/price-lists';
import { failed, failure, ready } from '../../support/reading';

const retry = fn();

/** Keeps what is typed, as the hook does. */
function Writing(props: NewCustomerScreenProps) {
  const [draft, setDraft] = useState(props.draft);
  return (
    <NewCustomerScreen
      {...props}
      draft={draft}
      onDraftChange={(changes) => {
        props.onDraftChange(changes);
        setDraft((now) => now && changedDraft(now, changes));
      }}
    />
  );
}

/** A customer is made in four steps (commerce §5). */
const meta = preview.meta({
  title: 'Screens/Customers/New',
  component: NewCustomerScreen,
  render: (args) => <Writing {...args} />,
  args: {
    access: ALLOWED,
    draft: halvorsenDraft,
    step: 'company',
    onStepChange: fn(),
    choices: {
      canBeReseller: false,
      priceLists: ready([
        priceList('Standard'),
        { ...priceList('Switzerland'), currency: 'CHF' },
        priceList('Public sector'),
      ]),
      ownCurrency: 'EUR',
    },
    problems: {},
    isPending: false,
    failure: null,
    onDraftChange: fn(),
    onCreate: fn(),
    onDiscard: fn(),
  },
});

/** What the provider fills in says besides whether it is a reseller. */
export const Company = meta.story({
  args: {
    choices: {
      canBeReseller: true,
      priceLists: ready([
        priceList('Standard'),
        { ...priceList('Switzerland'), currency: 'CHF' },
        priceList('Public sector'),
      ]),
      ownCurrency: 'EUR',
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Oslo');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ name: 'Halvorsen AS Oslo' });
    await expect(canvas.getByRole('button', { name: /Customer type/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStepChange).toHaveBeenCalledWith('billing');
  },
});

/** A step with missing fields cannot be left; the first one gets the focus. */
export const NothingTyped = meta.story({
  args: { draft: emptyDraft },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(canvas.getByText('Choose a country')).toBeVisible();
    await expect(args.onStepChange).not.toHaveBeenCalled();
  },
});

/** Another currency has other price lists: the only one is chosen, as every customer has one. */
export const Billing = meta.story({
  args: { step: 'billing' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: /Standard.*Price list/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Currency/ }));
    await screen.findByRole('option', { name: /^CHF/ });
    await userEvent.keyboard('CHF{Enter}');
    await expect(args.onDraftChange).toHaveBeenCalledWith({
      currency: 'CHF',
      creditLimit: '5000.00',
    });
    await userEvent.click(canvas.getByRole('button', { name: /Switzerland.*Price list/ }));
    const lists = within(await screen.findByRole('listbox'));
    await waitFor(() => expect(lists.getByRole('option', { name: 'Switzerland' })).toBeVisible());
    await expect(lists.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    const limit = canvas.getByRole('textbox', { name: 'Credit limit' });
    await userEvent.clear(limit);
    await userEvent.type(limit, '1e3');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Enter an amount such as 5,000.00')).toBeVisible();
    await expect(limit).toHaveFocus();
  },
});

/** Without access to price lists there is no choice; failed ones can be retried. */
export const BillingFailed = meta.story({
  args: {
    step: 'billing',
    choices: { canBeReseller: false, priceLists: failed('', retry), ownCurrency: 'EUR' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const Contact = meta.story({
  args: { step: 'contact', draft: { ...halvorsenDraft, contactEmail: 'liv@' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Enter an e-mail such as name@company.example')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onStepChange).toHaveBeenCalledWith('billing');
  },
});

export const Review = meta.story({
  args: {
    step: 'review',
    choices: {
      canBeReseller: true,
      priceLists: ready([
        priceList('Standard'),
        { ...priceList('Switzerland'), currency: 'CHF' },
        priceList('Public sector'),
      ]),
      ownCurrency: 'EUR',
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('€5,000.00')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('checkbox', { name: /accepted the vendors’ agreement/ }),
    );
    await expect(args.onDraftChange).toHaveBeenCalledWith({ acceptsAgreement: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Change: Billing' }));
    await expect(args.onStepChange).toHaveBeenCalledWith('billing');
    await userEvent.click(canvas.getByRole('button', { name: 'Add customer' }));
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
  },
});

/** While it is sent a second press does nothing. */
export const Adding = meta.story({
  args: { step: 'review', isPending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Add customer|Please wait/ }));
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

/** Server errors are shown at their field, in their step. */
export const Refused = meta.story({
  args: { step: 'contact', problems: { contactEmail: 'This address is on our list of refusals.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
      'This address is on our list of refusals.',
    );
  },
});

/** A repeated request creates it once. */
export const AnswerLost = meta.story({
  args: { step: 'review', failure: failure('', retry) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/We could not confirm that the customer was added/),
    ).toBeVisible();
  },
});

export const Loading = meta.story({ args: { draft: null } });

export const Forbidden = meta.story({
  args: { draft: null, access: refused('noPermission', 'Customer.Create') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You need the permission Customer.Create.')).toBeVisible();
  },
});
