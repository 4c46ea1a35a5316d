import type { Tenant } from '../../domain/customers/customer';
import type { CompanyFacts, CompanyRecord, PriceListRecord } from '../db/commerce-records';
import { PARTNER_LIST, PROVIDER_ID } from '../db/commerce-records';
import { taxOf } from '../db/taxes';
import { MICROSOFT } from '../db/vendors';
import { TENANT_REQUEST_DAYS } from '../rules/tenants';

const DAY_MS = 86_400_000;

/** The three resellers: the first has the demo account, the second signs in with a code. */
export const RESELLER_IDS = ['customer-2', 'customer-4', 'customer-7'] as const;

/** The company of the customer's demo account. */
export const DEMO_CUSTOMER_ID = 'customer-3';

type CompanySeed = readonly [
  id: string,
  name: string,
  parentId: string,
  country: string,
  contact: string,
  ...traits: ('public' | 'swiss' | 'suspended' | 'closed' | 'noAgreement' | 'limit')[],
];

const [NORDLYS, ADRIA, KITE] = RESELLER_IDS;

/** 1 provider, 3 resellers, 25 customers (14, 7 and 4), all fictitious. */
const COMPANIES: readonly CompanySeed[] = [
  [PROVIDER_ID, 'Plinth Cloud', '', 'DE', 'Ada Lindqvist'],
  [NORDLYS, 'Nordlys Partner', PROVIDER_ID, 'NO', 'Rosa Moreau'],
  [DEMO_CUSTOMER_ID, 'Halvorsen AS', NORDLYS, 'NO', 'Carl Jensen'],
  [ADRIA, 'Adria Systems', PROVIDER_ID, 'SI', 'Tova Falk'],
  ['customer-5', 'Fjordbakeriet', NORDLYS, 'NO', 'Liv Berge'],
  ['customer-6', 'Kvist & Sønner', NORDLYS, 'DK', 'Nora Weiss'],
  [KITE, 'Kite Digital', PROVIDER_ID, 'NL', 'Sanne de Wit'],
  ['customer-8', 'Åland Shipping', NORDLYS, 'FI', 'Mikko Salo', 'limit'],
  ['customer-9', 'Bergen Kommune', NORDLYS, 'NO', 'Tuva Lie', 'public'],
  ['customer-10', 'Lofoten Seafood', NORDLYS, 'NO', 'Odd Myhre'],
  ['customer-11', 'Södra Möbler', NORDLYS, 'SE', 'Elin Ek'],
  ['customer-12', 'Hamnen Hotell', NORDLYS, 'SE', 'Ove Dahl', 'suspended'],
  ['customer-13', 'Polar Optics', NORDLYS, 'NO', 'Siv Aas'],
  ['customer-14', 'Vestland Bygg', NORDLYS, 'NO', 'Per Vik', 'limit'],
  ['customer-15', 'Glacier Foods', NORDLYS, 'IS', 'Jón Karlsson'],
  ['customer-16', 'Trondheim Skole', NORDLYS, 'NO', 'Gro Nes', 'public'],
  ['customer-17', 'Aurora Travel', NORDLYS, 'NO', 'Ida Moe', 'noAgreement'],
  ['customer-18', 'Saga Legal', NORDLYS, 'DK', 'Bo Lund'],
  ['customer-19', 'Matterhorn Uhren', ADRIA, 'CH', 'Urs Keller', 'swiss'],
  ['customer-20', 'Rhone Vins', ADRIA, 'CH', 'Claire Favre', 'swiss'],
  ['customer-21', 'Basler Logistik', ADRIA, 'CH', 'Reto Frei', 'swiss'],
  ['customer-22', 'Triglav Sport', ADRIA, 'SI', 'Maja Novak'],
  ['customer-23', 'Istra Oliva', ADRIA, 'HR', 'Ante Babić'],
  ['customer-24', 'Wiener Klinik', ADRIA, 'AT', 'Lena Huber', 'public'],
  ['customer-25', 'Donau Druck', ADRIA, 'AT', 'Max Gruber', 'suspended'],
  ['customer-26', 'Polder Bloemen', KITE, 'NL', 'Emma Vermeer'],
  ['customer-27', 'Gracht Advies', KITE, 'NL', 'Daan Bos'],
  ['customer-28', 'Gent Textiel', KITE, 'BE', 'Lore Maes', 'closed'],
  ['customer-29', 'Maas Metaal', KITE, 'NL', 'Joost Kok'],
];

const levelOf = (parentId: string) => (parentId === '' ? 2 : parentId === PROVIDER_ID ? 1 : 0);

function listOf(parentId: string, traits: readonly string[]): string | null {
  if (parentId === '') return null;
  if (parentId === PROVIDER_ID) return PARTNER_LIST;
  const kind = traits.includes('swiss')
    ? 'swiss'
    : traits.includes('public')
      ? 'public'
      : 'standard';
  return `pl-${kind}-${parentId}`;
}

const COMPANY_FACTS = new Map(
  COMPANIES.map(([id, name, parentId]) => [id, { name, level: levelOf(parentId) }]),
);

/** Name and level of a seeded company. */
export function seededCompany(id: string): CompanyFacts | undefined {
  return COMPANY_FACTS.get(id);
}

const ascii = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll(/[øØ]/g, 'o')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/** All companies, the provider first. */
export function seedCompanies(now: number): readonly CompanyRecord[] {
  return COMPANIES.map(([id, name, parentId, country, contact, ...traits], at) => ({
    id,
    name,
    level: levelOf(parentId),
    parentId,
    state: traits.find((trait) => trait === 'suspended' || trait === 'closed') ?? 'active',
    country,
    currency: traits.includes('swiss') ? 'CHF' : 'EUR',
    taxBps: taxOf(country),
    vatId: at % 3 === 0 ? null : `${country}${String(918_273_645 + at * 7_919).slice(0, 9)}`,
    priceListId: listOf(parentId, traits),
    creditLimit: traits.includes('limit') ? 2_500_000 : null,
    agreementAcceptedAt: traits.includes('noAgreement')
      ? null
      : new Date(now - (430 + at) * DAY_MS),
    contact: {
      name: contact,
      email: `${ascii(contact).replaceAll('-', '.')}@${ascii(name)}.example`,
      phone: at % 4 === 0 ? null : `+47 55 01 ${String(1_000 + at * 37)}`,
    },
    revision: 1,
  }));
}

/** The company of a level for a seeded user. */
export function companyOf(level: number, index: number): string {
  const own = COMPANIES.filter(([, , parentId]) => levelOf(parentId) === level);
  return own[index % own.length]?.[0] ?? PROVIDER_ID;
}

/** The provider's price list, and each reseller's; one price is below cost. */
export function seedPriceLists(): readonly PriceListRecord[] {
  const list = (
    id: string,
    ownerId: string,
    name: string,
    currency: string,
    markupBps: number,
    overrides: readonly (readonly [planId: string, unitPrice: number])[] = [],
  ): PriceListRecord => ({
    id,
    ownerId,
    name,
    currency,
    markupBps,
    targetMarginBps: 800,
    overrides: new Map(overrides),
  });
  const belowCost = [['p-storage-team-m', 700]] as const;
  return [
    list(PARTNER_LIST, PROVIDER_ID, 'Partner', 'EUR', -1_000),
    ...RESELLER_IDS.map((id) =>
      list(`pl-standard-${id}`, id, 'Standard', 'EUR', 0, id === NORDLYS ? belowCost : []),
    ),
    list(`pl-public-${NORDLYS}`, NORDLYS, 'Public sector', 'EUR', -500),
    list(`pl-public-${ADRIA}`, ADRIA, 'Public sector', 'EUR', -500),
    list(`pl-swiss-${ADRIA}`, ADRIA, 'Switzerland', 'CHF', 300),
  ];
}

const TENANT_STATES = [
  'active',
  'active',
  'active',
  'requested',
  'expired',
  'revoked',
  'none',
] as const;

/** 31 tenants at Microsoft, in all states: one or two for each customer. */
export function seedTenants(now: number): readonly Tenant[] {
  const customers = COMPANIES.filter(
    ([, , parentId]) => parentId.startsWith('customer-') && parentId !== PROVIDER_ID,
  );
  const seconds = customers.slice(0, 6);
  return [...customers, ...seconds].map(([customerId, name], at): Tenant => {
    const isSecond = at >= customers.length;
    // The first tenant of a customer is active.
    const state = isSecond
      ? (TENANT_STATES[(at % 4) + 3] ?? 'none')
      : (TENANT_STATES[at % 7] ?? 'none');
    const isAsked = state === 'requested';
    return {
      id: `te-${at + 1}`,
      customerId,
      vendorId: MICROSOFT,
      domain: `${ascii(name)}${isSecond ? '-lab' : ''}.onmicrosoft.com`,
      state,
      requestUrl: isAsked ? `https://partner.example/link/${(at + 11).toString(16)}f2` : null,
      requestExpiresAt: isAsked
        ? new Date(now + (TENANT_REQUEST_DAYS - 3 - (at % 9)) * DAY_MS)
        : null,
    };
  });
}
