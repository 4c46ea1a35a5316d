import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { LANGUAGE_TAGS, languageOf } from '../../src/app/language/languages';
import type { Catalogue } from '../../src/messages/define-messages';
import { authMessages } from '../../src/messages/generated/en/auth';
import * as english from '../../src/messages/generated/en/index';
import type { rolesMessages } from '../../src/messages/generated/en/roles';
import { mergeMessages } from '../../src/messages/merge-messages';
import type { OverridesOf } from '../../src/messages/messages';
import type { SentenceOverrides } from '../../src/messages/sentence-overrides';
import type { Language, TranslationOf } from '../../src/messages/translation';
import {
  checkEnglish,
  checkLanguage,
  formsOf,
  untranslated,
} from '../../tools/messages/check-language';
import { faultLine } from '../../tools/messages/fault-line';
import { translationTags } from '../../tools/messages/generate';
import { readLanguage } from '../../tools/messages/language-folder';

const root = resolve(import.meta.dirname, '../..');
const read = (tag: string) => readLanguage(join(root, 'src/messages', tag));
const ENGLISH = read('en');

/** A sentence that is the same in another language: names, symbols, places and words it shares. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  '*': [
    'ui.filterSet',
    'ui.moreCount',
    'ui.pageRangeOpen',
    'shell.pageTitle',
    'shell.footer',
    'ui.ok',
    'ui.named',
    'shared.termAndCycle',
    'shared.quantityTimes',
    'shared.headed',
    'shared.nameAndFact',
    'shared.chargeWhole',
    'billing.seatsChange',
    'billing.priceChange',
    'billing.chargeChange',
  ],
  de: [
    'ui.monthLetters',
    'activity.filterBy',
    'impersonation.administrator',
    'notifications.info',
    'products.kindSoftware',
    'shared.optionalLabel',
    'customers.levelReseller',
    'customers.domain',
    'notifications.domain',
    'shared.columnDomain',
    'shell.navigationTitle',
    'shell.system',
    'shared.columnName',
    'shared.columnStatus',
    'shared.systemUser',
    'ui.info',
    'users.passkeysTitle',
  ],
  es: [
    'ui.dayLetters',
    'ui.monthLetters',
    'palette.general',
    'activity.areaRole',
    'subscriptions.plan',
    'products.kindSoftware',
    'products.listTitle',
    'products.requiresNone',
    'products.rowTenant',
    'roles.title',
    'shell.marketplace',
    'shell.roles',
    'ui.danger',
    'shared.columnRoles',
    'shared.columnTotal',
    'customers.tabTenants',
  ],
  fr: [
    'ui.monthLetters',
    'shared.columnOrderType',
    'shared.columnTotal',
    'customers.contactEmail',
    'customers.contactTitle',
    'customers.tabTenants',
    'alerts.email',
    'auth.email',
    'impersonation.minutesOf',
    'modules.title',
    'notifications.info',
    'notifications.title',
    'notifications.untitled',
    'products.kindLicense',
    'products.rowSummary',
    'subscriptions.bulkMode',
    'products.kindService',
    'products.rowTenant',
    'shell.contact',
    'shell.navigationTitle',
    'ui.actions',
    'ui.info',
    'ui.pageOpen',
    'ui.pager',
    'ui.toasts',
    'shared.columnInvitation',
    'users.email',
  ],
  nl: [
    'ui.dayLetters',
    'ui.monthLetters',
    'palette.recent',
    'activity.columnMore',
    'shared.detailsTitle',
    'shared.product',
    'subscriptions.projectName',
    'subscriptions.plan',
    'customers.levelReseller',
    'customers.tabTenants',
    'modules.title',
    'notifications.info',
    'products.columnProduct',
    'ui.filters',
    'ui.filtersSet',
    'ui.mostOf',
    'products.kindSoftware',
    'products.listTitle',
    'products.rowTenant',
    'shell.contact',
    'shell.marketplace',
    'users.accountTitle',
    'shared.columnStatus',
    'users.passkeysTitle',
  ],
};

/** English sentences that stand twice, because a translator or a partner needs both. */
const TWICE: Readonly<Record<string, string>> = {
  Unread: 'a notification and the choice of several: French and Spanish have a plural',
  'Your customers': 'a step of a new account and a filter of statements, which are embedded apart',
  'The first statement comes on {date}.':
    'the first page and the list of statements, which are embedded apart',
  Void: 'an action and a state: other languages have two words',
  Company: 'the facts of a customer and a column of people, which are embedded apart',
  'It is closed.': 'a client of the cart and a company to invite to, which are embedded apart',
  'Your own company': 'a client of the cart and a company to invite to, which are embedded apart',
  Month: "the heading of a chart's table and a column of statements, which are embedded apart",
  'Nothing needs your attention.':
    'the first page and a view of subscriptions, which are embedded apart',
  '{"one":"{count} more","other":"{count} more"}':
    'people who approve and customers of a price list: other languages inflect by what is counted',
  'Needs attention': 'the first page and a view of subscriptions, which are embedded apart',
  Billing:
    'the facts of a customer, a filter of the activity and an entry of the navigation, which are embedded apart',
  Settled: 'a sum of a statement and the state of a credit: the Arabic words differ',
  'Sold by': 'a column of price lists and one of customers, which are embedded apart',
  Activity: 'the page’s heading and its entry in the navigation',
  Impersonation: 'what a banner is called and a filter, which are embedded apart',
  'Role deleted': 'a dialog’s end and what was done, which are embedded apart',
  'Retry failed orders': 'a permission and a task of the palette, which are embedded apart',
  'Order failed': 'why something needs attention and what was done, which are embedded apart',
  All: 'views of subscriptions and of orders: in Spanish the gender differs',
  Open: 'a button that tells to do it, and orders that go on',
  Active: 'a user, a company and a subscription: the gender differs',
  Back: 'a step of a form, and another page: the Japanese words differ',
  Cancelled: 'an order and a subscription: the gender differs',
  Customer: 'a column, and the details of a customer: the Japanese words differ',
  Reason: 'a filter of subscriptions and a field of a customer, which are embedded apart',
  '{price} a year': 'a subscription’s price and a product’s, which are embedded apart',
  Change: 'a button that tells to do it, and what an order did: German differs',
  Commitment: 'a product’s page, a line of the cart and a subscription, which are embedded apart',
  Compare:
    'a button of the marketplace, a tab of the statements and an entry of the navigation, which are embedded apart',
  'My Statements': 'the page’s heading and its entry in the account menu, which are embedded apart',
  'Your company': 'the owner of a price list, and whom a statement is addressed to, embedded apart',
  Ended: 'an order that is over, and why one statement is less than another',
  Prices: 'a tab of a customer, and why one statement is more than another, embedded apart',
  Contact: 'a link of the shell, and whom to speak to at a customer',
  'Not given': 'a credential of a tenant and a fact of a customer, which are embedded apart',
  Order: 'the sum of a purchase, and the heading of a column',
  Reconciliation: 'a tab and its entry of the navigation, which are embedded apart',
  Statements:
    'the page’s heading, a tab of a customer and an entry of the navigation, which are embedded apart',
  Orders: 'a tab of a customer and an entry of the navigation, which are embedded apart',
  Overview: 'a tab of a customer and an entry of the navigation, which are embedded apart',
  Subscriptions: 'a tab of a customer and an entry of the navigation, which are embedded apart',
  Suspended: 'a company and a subscription: the gender differs',
  Tax: 'a fact of a customer and a line of the cart, which are embedded apart',
  Vendor: 'a column of a customer’s lists and one of the products, which are embedded apart',
  Customers: 'the page’s heading and its entry in the navigation, which are embedded apart',
  'First charge': 'a product’s page and a line of the cart, which are embedded apart',
  Product: 'a column of price lists and a fact of a subscription, which are embedded apart',
  Purchase: 'the steps of buying, and what an order did: German differs',
  Term: 'a product’s page and a subscription, which are embedded apart',
  Usage: 'a kind of product and of a charge, which are embedded apart',
  Quantity: 'a product’s page and a line of the cart, which are embedded apart',
  'The price could not be calculated.':
    'a product’s page and a line of the cart, which are embedded apart',
  Home: 'the page’s heading and its entry in the navigation, which are embedded apart',
  'Back to the marketplace': 'a product’s page and the end of a purchase, which are embedded apart',
  'Cart Review': 'a step of the purchase and its entry in the navigation, which are embedded apart',
  'Delete Role': 'a heading names the act, a button tells to do it: Japanese differs',
  'Dismiss: {title}': 'a notification is marked as read, a message only goes away',
  Details: 'facts of a person and of a subscription, which are embedded apart',
  Edit: 'an entry of a menu of a user, and a part of a customer, which are embedded apart',
  Domain: 'a fact of a customer, and a credential of a tenant, which are embedded apart',
  'Each month': 'a product’s page and a line of the cart, which are embedded apart',
  'Each year': 'a product’s page and a line of the cart, which are embedded apart',
  'E-mail': 'the name of a channel, the field of the sign-in, a fact of a user',
  'Enter all six digits': 'the fault of a field, under its name in domain/forms',
  Failed: 'a step of a form, and an order: the gender differs',
  From: 'the first day of a range, and a price that begins there: German differs',
  'Final Review':
    'a step of the purchase and its entry in the navigation, which are embedded apart',
  Marketplace: 'the page’s heading and its entry in the navigation, which are embedded apart',
  'Switched off': 'a user and an account: the gender differs',
  Invite: 'the button of the shell and that of the list, which are embedded apart',
  Language: 'the picker of the sign-in and that of the shell, which are embedded apart',
  'Maximum 50 symbols': 'the fault of a field, under its name in domain/forms',
  'Minimum 3 symbols': 'the fault of a field, under its name in domain/forms',
  None: 'permissions and a role: the gender differs',
  Off: 'a cell that says no, and a second factor: the gender differs',
  On: 'a cell that says yes, and a second factor: the gender differs',
  Password: 'the field of the sign-in, a tenant’s credential, a heading',
  'Password is required': 'the one they have, and the one they choose: German differs',
  Renewal: 'the kind of a charge, and the head of a column',
  Roles: 'the page’s heading, its entry in the navigation, a column',
  Save: 'a form of a customer and one of a subscription, which are embedded apart',
  'Select Client':
    'a step of the purchase and its entry in the navigation, which are embedded apart',
  'Set up': 'a button that tells to do it, and a state that says it is done',
  'Show less': 'a long message, and the values of a filter, which are embedded apart',
  'Sign in': 'the heading, which partners word their own; the button; a title of a failure',
  'Sort by': 'the marketplace, and lists under “Display”, which are embedded apart',
  System: 'the theme of the device, and a user that belongs to the product',
  Totals: 'the sums of the cart, and those of a list, which are embedded apart',
  'Turn on': 'a second factor, and the renewals of many, which are embedded apart',
  'Validate Cart':
    'a step of the purchase and its entry in the navigation, which are embedded apart',
  Users: 'the page’s heading and its entry in the navigation, which are embedded apart',
  // The banner of a page, and what any part of it says that could not be read.
  'Unable to connect to our servers.': 'a banner, and a part',
};

describe('the English sentences', () => {
  it('stand once, but for those that need two', () => {
    const seen = new Map<string, number>();
    for (const { message } of ENGLISH.sentences) {
      const text = typeof message === 'string' ? message : JSON.stringify(message);
      seen.set(text, (seen.get(text) ?? 0) + 1);
    }
    const twice = [...seen].filter(([, count]) => count > 1).map(([text]) => text);
    expect(twice.sort()).toEqual(Object.keys(TWICE).sort());
  });

  it('can be read, and have keys of their own in each room', () => {
    expect(ENGLISH.sentences.length).toBeGreaterThan(600);
    expect(checkEnglish(ENGLISH).map(faultLine)).toEqual([]);
  });

  it('are published whole', () => {
    const published = Object.values<Catalogue>(english).flatMap(({ room, messages }) =>
      Object.keys(messages).map((key) => `${room}.${key}`),
    );
    expect(published.sort()).toEqual(
      ENGLISH.sentences.map(({ room, key }) => `${room}.${key}`).sort(),
    );
  });

  it('have a bundle for each language that the portal offers, and the names are those of it', async () => {
    expect(translationTags(root)).toEqual(LANGUAGE_TAGS.filter((tag) => tag !== 'en').sort());
    expect(LANGUAGE_TAGS).toEqual(['en', 'de', 'es', 'fr', 'nl', 'ja', 'ar']);
    for (const tag of LANGUAGE_TAGS) {
      const loaded = await languageOf(tag).load();
      expect(loaded.locale).toBe(tag);
      expect(loaded.name).toBe(languageOf(tag).name);
      expect(loaded.dir).toBe(tag === 'ar' ? 'rtl' : 'ltr');
      expect(new Intl.DisplayNames(tag, { type: 'language' }).of(tag)?.toLowerCase()).toBe(
        loaded.name.toLowerCase(),
      );
    }
  });
});

describe.each(LANGUAGE_TAGS.filter((tag) => tag !== 'en'))('%s', (tag) => {
  const language = read(tag);

  it('says every sentence with its places and plural forms, and none that nobody asks for', () => {
    expect(checkLanguage(ENGLISH, language).map(faultLine)).toEqual([]);
  });

  it('is fetched whole', async () => {
    const { messages } = await languageOf(tag).load();
    const said = Object.entries(messages).flatMap(([room, sentences]) =>
      Object.keys(sentences ?? {}).map((key) => `${room}.${key}`),
    );
    expect(said.sort()).toEqual(ENGLISH.sentences.map(({ room, key }) => `${room}.${key}`).sort());
  });

  it('is not English unless stated', () => {
    const known = new Set([...(SAME['*'] ?? []), ...(SAME[tag] ?? [])]);
    const same = untranslated(ENGLISH, language).map(({ room, key }) => `${room}.${key}`);
    expect(same.filter((name) => !known.has(name))).toEqual([]);
    // A list that is out of date hides the next one.
    expect((SAME[tag] ?? []).filter((name) => !same.includes(name))).toEqual([]);
  });

  it('asks where the English sentence asks', () => {
    const questions = new Map(
      ENGLISH.sentences.map(({ room, key, message = '' }) => [
        `${room}.${key}`,
        formsOf(message).every(({ text }) => text.endsWith('?')),
      ]),
    );
    const wrong = language.sentences.flatMap(({ room, key, message = '' }) =>
      formsOf(message)
        .filter(({ text }) => /[?؟？]$/.test(text) !== questions.get(`${room}.${key}`))
        .map(({ text }) => `${room}.${key}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the browser', () => {
  it('gets no parser: nothing in src asks for one', () => {
    const src = join(root, 'src');
    const asking = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => readFileSync(join(src, file), 'utf8').includes('@formatjs'));
    expect(asking).toEqual([]);
  });
});

describe('another wording', () => {
  it('goes over a language, sentence by sentence', () => {
    const base = { auth: { signIn: 'Anmelden', email: 'E-Mail' } };
    expect(mergeMessages(base, { auth: { signIn: 'Los' }, ui: { ok: 'Gut' } })).toEqual({
      auth: { signIn: 'Los', email: 'E-Mail' },
      ui: { ok: 'Gut' },
    });
    expect(mergeMessages(base, undefined)).toBe(base);
    const hostile = JSON.parse('{"__proto__": {"signIn": "no"}, "constructor": {"a": "b"}}');
    expect(Object.hasOwn(mergeMessages(base, hostile), 'auth')).toBe(true);
    expect(({} as Record<string, unknown>).signIn).toBeUndefined();
  });

  it('is typed', () => {
    const one: OverridesOf<typeof authMessages> = { signIn: 'Log in' };
    const some: SentenceOverrides = {
      auth: { signIn: 'Log in', twoFactorTitle: 'Your code' },
      roles: { andMore: { one: 'one more', other: '{count} more' } },
    };
    expect({ ...some.auth, ...one }.signIn).toBe('Log in');
    expectTypeOf<Language['messages']>().toExtend<SentenceOverrides>();
    // @ts-expect-error no such sentence
    const noKey: SentenceOverrides = { auth: { signln: 'Log in' } };
    // @ts-expect-error no such room
    const noRoom: SentenceOverrides = { login: { signIn: 'Log in' } };
    // @ts-expect-error a sentence of another room
    const otherRoom: OverridesOf<typeof authMessages> = { andMore: 'more' };
    type Title = Pick<TranslationOf<typeof rolesMessages>, 'andMore' | 'title'>;
    // @ts-expect-error its place was left out
    const noPlace: Title = { title: 'Rollen', andMore: 'und weitere' };
    // @ts-expect-error a sentence is missing
    const missing: Title = { title: 'Rollen' };
    expect([noKey, noRoom, otherRoom, noPlace, missing]).toHaveLength(5);
    expect(authMessages.room).toBe('auth');
  });
});
