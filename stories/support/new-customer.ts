import { NOTHING_TYPED } from '../../src/domain/customers/customer-form';
import type { NewCustomerDraft } from '../../src/domain/customers/new-customer';

/** Nothing is typed yet. */
export const emptyDraft: NewCustomerDraft = {
  ...NOTHING_TYPED,
  key: 'story',
  acceptsAgreement: false,
};

/** Everything is. */
export const halvorsenDraft: NewCustomerDraft = {
  ...emptyDraft,
  name: 'Halvorsen AS',
  country: 'NO',
  vatId: 'NO918305321',
  currency: 'EUR',
  priceListId: 'Standard',
  creditLimit: '5000',
  contactName: 'Liv Halvorsen',
  contactEmail: 'liv@halvorsen.example',
  contactPhone: '+47 22 00 00 00',
};
