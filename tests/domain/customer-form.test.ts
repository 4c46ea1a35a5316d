import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Customer } from '../../src/domain/customers/customer';
import {
  type CustomerFormPart,
  customerFieldOf,
  fieldsChanged,
  fieldsOf,
  mergedFields,
  NOTHING_TYPED,
  partOfField,
} from '../../src/domain/customers/customer-form';
import { canRevoke, isTenantText, linkDaysLeft } from '../../src/domain/customers/customer-tenants';
import {
  changedDraft,
  firstPriceList,
  isDraftEmpty,
  NEW_CUSTOMER_STEPS,
  stepBeside,
} from '../../src/domain/customers/new-customer';
import { COUNTRIES } from '../../src/domain/customers/places';
import { customerRules, isStepOpen, openStep } from '../../src/domain/forms/customer';
import { CURRENCIES } from '../../src/domain/money';
import { keptAmount, offeredAmount } from '../../src/domain/text/typed-amount';
import { validate } from '../../src/domain/validate';
import { halvorsen } from '../../stories/support/customer-page';

const filled = {
  ...NOTHING_TYPED,
  name: 'Halvorsen AS',
  country: 'NO',
  currency: 'EUR',
  contactName: 'Liv',
  contactEmail: 'liv@halv.test',
};

describe('the price list of a new customer', () => {
  const list = (
    id: string,
    markupBps: number,
    currency = 'EUR',
    basedOnId: string | null = null,
  ) => ({
    id,
    markupBps,
    currency,
    basedOnId,
  });
  const first = (...lists: readonly ReturnType<typeof list>[]) => firstPriceList(lists, 'EUR')?.id;

  it('is the only one in the currency, else the one without a deviation, and never a guess', () => {
    const [state, standard] = [list('public', -500), list('standard', 0)];
    expect(first(state, standard, list('swiss', 0, 'CHF'))).toBe('standard');
    expect(first(state, list('swiss', 0, 'CHF'))).toBe('public');
    expect(first(state, list('partner', -1000))).toBeUndefined();
    expect(first(standard, list('also', 0))).toBeUndefined();
    expect(first(list('own', 0, 'EUR', 'standard'), standard, state)).toBe('standard');
    expect(first(list('swiss', 0, 'CHF'))).toBeUndefined();
  });
});

describe('the steps of a new customer', () => {
  it('open one after the other, whatever an address says', () => {
    expect(openStep('review', NOTHING_TYPED)).toBe('company');
    expect(openStep('review', { ...filled, currency: '' })).toBe('billing');
    expect(openStep('review', { ...filled, contactEmail: 'liv@' })).toBe('contact');
    expect(openStep('review', filled)).toBe('review');
    expect(openStep('nonsense', filled)).toBe('company');
  });

  it('are open up to the one that is shown', () => {
    const texts = fc.record({
      name: fc.string(),
      country: fc.constantFrom('', 'NO'),
      currency: fc.constantFrom('', 'EUR', 'JPY'),
      creditLimit: fc.string(),
      contactName: fc.string(),
      contactEmail: fc.constantFrom('', 'x', 'liv@halv.test'),
    });
    fc.assert(
      fc.property(texts, fc.constantFrom(...NEW_CUSTOMER_STEPS), (typed, asked) => {
        const draft = { ...NOTHING_TYPED, ...typed };
        expect(isStepOpen(openStep(asked, draft), draft)).toBe(true);
      }),
    );
  });

  it('refuse a credit limit that is no amount of the currency', () => {
    for (const text of ['1e3', '-1', '1.234', 'x', '1,000,000']) {
      expect(openStep('review', { ...filled, creditLimit: text }), text).toBe('billing');
    }
    expect(openStep('review', { ...filled, currency: 'JPY', creditLimit: '1.5' })).toBe('billing');
    expect(openStep('review', { ...filled, creditLimit: ' 12.5 ' })).toBe('review');
  });

  it('keep no price list of another currency', () => {
    const draft = { ...filled, priceListId: 'pr-1', key: 'k', acceptsAgreement: false };
    expect(changedDraft(draft, { currency: 'CHF' }).priceListId).toBe('');
    expect(changedDraft(draft, { currency: 'EUR' }).priceListId).toBe('pr-1');
    expect(changedDraft(draft, { name: 'x' }).priceListId).toBe('pr-1');
  });

  it('are found by what the wire calls a field', () => {
    expect(customerFieldOf('contact.email')).toBe('contactEmail');
    expect(customerFieldOf('name')).toBe('name');
    expect(customerFieldOf('constructor')).toBeNull();
    expect(partOfField('contactEmail')).toBe('contact');
    expect(partOfField('creditLimit')).toBe('billing');
  });
});

describe('one’s own changes', () => {
  const customer: Customer = {
    ...{ id: 'c-1', name: 'Halvorsen', level: 0, parentId: 'c-2', state: 'active', country: 'NO' },
    ...{ currency: 'JPY', taxBps: 0, vatId: null, priceListId: null, creditLimit: 5000 },
    ...{ openBalance: 0, recurringPerMonth: 0, domain: null, agreementAcceptedAt: null },
    contact: { name: 'Liv', email: 'liv@halv.test', phone: null },
    revision: 1,
  };

  it('are what differs, in the digits of the currency', () => {
    const before = fieldsOf(customer);
    expect(before.creditLimit).toBe('5000');
    expect(fieldsChanged('billing', before, { ...before, name: 'x' })).toEqual([]);
    expect(fieldsChanged('company', before, { ...before, name: ' Halvorsen ' })).toEqual([]);
    expect(fieldsChanged('company', before, { ...before, vatId: 'NO1' })).toEqual(['vatId']);
  });

  it('are put on top of what somebody else has changed, and of nothing else', () => {
    const seen = fieldsOf(customer);
    const newest = { ...seen, contactName: 'Kari', contactPhone: '1' };
    const own = { ...seen, contactEmail: 'new@halv.test', contactPhone: '2' };
    expect(mergedFields('contact', seen, newest, own)).toMatchObject({
      contactName: 'Kari',
      contactEmail: 'new@halv.test',
      contactPhone: '2',
    });
  });
});

describe('a tenant', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');

  it('has a link that holds for whole days, begun ones counted', () => {
    expect(linkDaysLeft(new Date(now + 60_000), now)).toBe(1);
    expect(linkDaysLeft(new Date(now + 86_400_000), now)).toBe(1);
    expect(linkDaysLeft(new Date(now + 86_459_999), now)).toBe(1);
    expect(linkDaysLeft(new Date(now + 86_460_000), now)).toBe(2);
    expect(linkDaysLeft(new Date(now - 1), now)).toBe(0);
  });

  it('has a domain, or a beginning of one', () => {
    expect(isTenantText('new', 'halv')).toBe(true);
    for (const text of ['ha', 'Halv', 'halv.', 'x'.repeat(28)]) {
      expect(isTenantText('new', text), text).toBe(false);
    }
    expect(isTenantText('link', 'halv.example')).toBe(true);
    for (const text of ['halv', 'halv.', '-a.example', 'a b.example', '']) {
      expect(isTenantText('link', text), text).toBe(false);
    }
  });

  it('can be revoked while there is a link', () => {
    const states = ['none', 'requested', 'active', 'expired', 'revoked', 'onHold'];
    expect(states.filter((state) => canRevoke({ state }))).toEqual(['requested', 'active']);
  });
});

describe('places', () => {
  it('are known to the reader’s browser, each once', () => {
    expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length);
    expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length);
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(COUNTRIES.filter((code) => names.of(code) === undefined)).toEqual([]);
    const known = Intl.supportedValuesOf('currency');
    expect(CURRENCIES.filter((code) => !known.includes(code))).toEqual([]);
  });
});

describe('a customer', () => {
  it('has empty fields where nothing is known', () => {
    const bare = { ...halvorsen, vatId: null, priceListId: null, creditLimit: null };
    expect(fieldsOf({ ...bare, contact: { ...bare.contact, phone: null } })).toMatchObject({
      vatId: '',
      priceListId: '',
      creditLimit: '',
      contactPhone: '',
    });
  });

  it('that is new has nothing typed, until somebody types or accepts', () => {
    const draft = { ...NOTHING_TYPED, key: 'k', acceptsAgreement: false };
    expect(isDraftEmpty(draft)).toBe(true);
    expect(isDraftEmpty({ ...draft, acceptsAgreement: true })).toBe(false);
    for (const field of Object.keys(NOTHING_TYPED)) {
      expect(isDraftEmpty({ ...draft, [field]: 'x' }), field).toBe(false);
    }
    const { level, ...others } = NOTHING_TYPED;
    expect([level, ...new Set(Object.values(others))]).toEqual(['0', '']);
  });

  it('that is new is made step by step', () => {
    expect(stepBeside('company', 1)).toBe('billing');
    expect(stepBeside('contact', 1)).toBe('review');
    expect(stepBeside('contact', -1)).toBe('billing');
    expect([stepBeside('company', -1), stepBeside('review', 1)]).toEqual([null, null]);
  });

  it('is not saved without what it takes, and with what is too long', () => {
    const problems = (part: CustomerFormPart, more = {}) => {
      const checked = validate(customerRules(part), { ...NOTHING_TYPED, ...more });
      return checked.valid ? {} : checked.errors;
    };
    expect(problems('company')).toEqual({ name: 'nameRequired', country: 'countryRequired' });
    expect(problems('billing', { creditLimit: 'x' })).toEqual({
      currency: 'currencyRequired',
      creditLimit: 'amount',
    });
    expect(problems('contact')).toMatchObject({
      contactName: 'contactNameRequired',
      contactEmail: 'contactEmailRequired',
    });
    expect(problems('contact', { contactName: 'Liv', contactEmail: 'liv@' })).toEqual({
      contactEmail: 'contactEmailFormat',
    });
    const long = 'x'.repeat(300);
    const company = { name: long, country: 'NO', vatId: long };
    expect(problems('company', company)).toEqual({ name: 'tooLong', vatId: 'tooLong' });
  });

  it('is kept as what its page reads: amounts by its language, an address without its name', () => {
    const billing = { ...filled, creditLimit: '1.250,50' };
    expect(validate(customerRules('billing', 'de'), billing)).toMatchObject({
      values: { creditLimit: '1250.50' },
    });
    expect(validate(customerRules('billing', 'fr'), { ...filled, creditLimit: '1.250' })).toEqual({
      valid: false,
      errors: { creditLimit: 'amount' },
    });
    const contact = { ...filled, contactEmail: '\u200e"Lie, Liv" <liv@halv.test>' };
    expect(validate(customerRules('contact'), contact)).toMatchObject({
      values: { contactEmail: 'liv@halv.test' },
    });
    // What cannot be read is neither no limit, nor a limit.
    const kept = keptAmount('1.250', 'EUR', 'fr');
    expect(isStepOpen('review', { ...filled, creditLimit: kept })).toBe(false);
    expect(offeredAmount(kept, 'EUR', 'fr')).toBe('');
    expect(offeredAmount(keptAmount('1.250', 'EUR', 'de'), 'EUR', 'de')).toBe('1.250,00');
  });
});
