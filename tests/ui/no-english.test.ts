import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readAttention, readDashboardSummary, readSpend } from '../../src/api/calls/dashboard';
import { readOrder } from '../../src/api/calls/orders';
import { DashboardScreen } from '../../src/components/dashboard/DashboardScreen';
import { OrderScreen } from '../../src/components/orders/OrderScreen';
import { ALLOWED } from '../../src/domain/access';
import type { AttentionItem } from '../../src/domain/dashboard/summary';
import type { Order } from '../../src/domain/orders/order';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { ar } from '../../src/messages/generated/ar';
import { de } from '../../src/messages/generated/de';
import { es } from '../../src/messages/generated/es';
import { fr } from '../../src/messages/generated/fr';
import { ja } from '../../src/messages/generated/ja';
import { nl } from '../../src/messages/generated/nl';
import { MessagesProvider } from '../../src/messages/messages';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import { ADMIN_EMAIL, BUYER_EMAIL, RESELLER_EMAIL } from '../../src/sandbox/world/accounts';
import { type CommerceCaller, commerceCaller } from '../sandbox/commerce-caller';
import { retryToday } from '../sandbox/commerce-shop';

const en = { locale: 'en', children: null };
const LANGUAGES = { de, fr, es, nl, ja, ar };
const ready = <T>(data: T) => ({ status: 'ready' as const, data, isStale: false });
const nothing = () => {};
const idle = { state: { status: 'idle' as const }, isPending: false, failure: null };
const write = { ...idle, run: async () => undefined };

/** The words that a page shows, and those that only assistive technology reads. */
function textsOf(
  page: ReactElement,
  language: Parameters<typeof MessagesProvider>[0],
): readonly string[] {
  const html = renderToString(createElement(MessagesProvider, language, page));
  const named = [...html.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g)];
  const shown = html.replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, '').split(/<[^>]*>/);
  return [...shown, ...named.map(([, text = '']) => text)]
    .map((text) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))
    .map((text) => text.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '').trim())
    .filter((text) => /\p{Letter}{2}/u.test(text));
}

const home = (level: 0 | 1 | 2, parts: object) =>
  createElement(DashboardScreen, {
    user: { email: 'a@b.test', firstname: 'Ada', lastname: 'Lindqvist', username: 'Ada' },
    level,
    now: FROZEN_AT_MS,
    areas: [],
    summary: null,
    attention: null,
    spend: null,
    renewals: null,
    statement: null,
    firstSteps: [],
    hasMarketplace: true,
    clientView: null,
    ...parts,
  });

const orderPage = (order: Order) =>
  createElement(OrderScreen, {
    ...{ access: ALLOWED, order: ready(order), now: FROZEN_AT_MS, next: order },
    actions: { access: () => ALLOWED, onAction: nothing, dialog: null },
    retry: { ...write, access: ALLOWED, dialog: null },
    informing: { onOpen: nothing, dialog: null },
    reorder: { ...write, access: ALLOWED },
    copying: { copied: { text: null, isRefused: false }, onCopy: nothing },
  } as Parameters<typeof OrderScreen>[0]);

async function homeOf(call: CommerceCaller, level: 0 | 1 | 2): Promise<ReactElement> {
  const [summary, attention, spend] = await Promise.all(
    ['summary', 'attention', 'spend'].map(
      async (name) => (await call('GET', `/dashboard/${name}`)).json,
    ),
  );
  return home(level, {
    summary: ready(readDashboardSummary(summary)),
    attention: ready(readAttention(attention)),
    ...(Array.isArray(spend) && { spend: ready(readSpend(spend)) }),
  });
}

/** What is named by people and companies is the same in every language. */
function namesOf(things: readonly unknown[]): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      if (/name|by|email|number|product|domain|reason|poNumber|correlationId/i.test(key))
        names.add(value);
    } else if (value !== null && typeof value === 'object') {
      for (const [name, each] of Object.entries(value)) collect(each, name);
    }
  };
  for (const thing of things) collect(thing);
  return names;
}

/** A month is written alike in several languages, such as April 2025. */
const MONTHS = new Set(
  ['long', 'short'].flatMap((month) =>
    Array.from({ length: 12 }, (_, at) =>
      new Intl.DateTimeFormat('en', { month: month as 'long' }).format(Date.UTC(2026, at, 15)),
    ),
  ),
);
const isDated = (text: string) => MONTHS.has(text.replace(/[ \d,.]+$/, ''));
/** So are amounts, such as CHF 229.50. */
const isAmount = (text: string) => /^-?[A-Z]{3}\s[\d.,\s]+$/.test(text);

it('DAY15 Home and orders, with events and failures, say nothing in English to who reads another language', async () => {
  const clock = createManualClock(FROZEN_AT_MS);
  const sandbox = createSandbox({ clock });
  const as = (email: string) => commerceCaller(sandbox, email);
  const admin = await as(ADMIN_EMAIL);
  const failed = (await admin('GET', '/orders?state=failed&pageSize=100')).json.data;
  const again = failed[0];
  await admin('POST', `/orders/${failed[1].id}/notes`, { kind: 'customerInformed' });
  await admin('POST', `/orders/${failed[2].id}/cancel`, { reason: null });
  await retryToday(admin, again.id, again.lines[0].id);
  clock.advance(60_000);
  const { data } = (await admin('GET', '/orders?pageSize=100')).json;
  const orders = await Promise.all(
    data.map(async ({ id }: Order) => readOrder((await admin('GET', `/orders/${id}`)).json)),
  );
  const buyer = await as(BUYER_EMAIL);
  const reseller = await as(RESELLER_EMAIL);
  const attention = await Promise.all(
    [admin, reseller, buyer].map(async (call) => (await call('GET', '/dashboard/attention')).json),
  );
  const kinds = attention.flat().map(({ kind }: AttentionItem) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['ownOrderWaiting', 'orderFailed', 'orderWaiting']));
  const codes = orders.flatMap(({ lines }) =>
    lines.map(({ failure }: Order['lines'][number]) => failure?.code),
  );
  expect(new Set(codes).size).toBeGreaterThan(2);
  const names = namesOf([orders, attention]);
  const pages = [
    await homeOf(admin, 2),
    await homeOf(reseller, 1),
    await homeOf(buyer, 0),
    ...orders.map(orderPage),
  ];
  const english = new Set(pages.flatMap((page) => textsOf(page, en)));
  const longest = [...names].filter(Boolean).sort((one, other) => other.length - one.length);
  for (const [tag, language] of Object.entries(LANGUAGES)) {
    const own = new Set(JSON.stringify(language.messages).match(/(?<=")[^"]+(?=")/g));
    // What is left of a text without the names in it, such as of '6 × Office Team'.
    const bare = (text: string) =>
      longest
        .reduce((rest, name) => rest.replaceAll(name, ''), text)
        .replaceAll(/[\d×·:,.\s]+$|^[\d×·\s]+/g, '');
    const isAlike = (text: string) =>
      own.has(bare(text)) || !/\p{Letter}{2}/u.test(bare(text)) || isDated(text) || isAmount(text);
    const left = pages
      .flatMap((page) => textsOf(page, language))
      .filter((text) => english.has(text) && !own.has(text) && !isAlike(text));
    expect([tag, [...new Set(left)]]).toEqual([tag, []]);
  }
}, 120_000);
