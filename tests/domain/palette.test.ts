import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestEntries,
  groupsFor,
  markEntries,
  meantFirst,
} from '../../src/domain/palette/found-groups';
import type { PaletteEntry } from '../../src/domain/palette/palette-entry';
import { matchText, searchedText, typedWords } from '../../src/domain/palette/text-match';
import {
  readUsed,
  USED_MOST,
  usedEntries,
  usedRecords,
  withUsed,
} from '../../src/domain/palette/used-entries';
import { sayingWhy, toldApart } from '../../src/domain/palette/why-found';

/** A title with what was found in brackets; null where it was not. */
function found(title: string, typed: string, more: readonly string[] = []): string | null {
  const match = matchText(searchedText(title, more), typedWords(typed));
  if (!match) return null;
  return match.ranges.reduceRight(
    (text, [from, to]) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`,
    title,
  );
}

const entry = (id: string, title: string, group = 'Pages'): PaletteEntry => ({
  id,
  title,
  group,
  href: `/${id}`,
});

const titles = (groups: ReturnType<typeof groupsFor>) =>
  groups.map(({ title, found: rows }) => [title, ...rows.map((row) => row.entry.title)]);

describe('what is typed is found', () => {
  it.each([
    ['Subscriptions', 'sub', '[Sub]scriptions'],
    ['Cart Review', 'rev', 'Cart [Rev]iew'],
    ['Cart Review', 'cr', '[C]art [R]eview'],
    ['Customers', 'custmer', '[Cust]o[mer]s'],
    ['Buy for Contoso', 'contoso buy', '[Buy] for [Contoso]'],
    ['Überprüfung', 'uberp', '[Überp]rüfung'],
    ['أوامر الشراء', 'اوامر', '[أوامر] الشراء'],
    ['Ada 👩‍💻 Lovelace', 'love', 'Ada 👩‍💻 [Love]lace'],
    ['10 seats', '10', '[10] seats'],
  ])('%s by "%s"', (title, typed, marked) => {
    expect(found(title, typed)).toBe(marked);
  });

  it.each([
    ['Subscriptions', 'x'],
    ['Compare statements', 'contoso'],
    ['Home', 'home roles'],
    ['Orders', 'os'],
    ['Cart Review', 'xy'],
    ['Cart Review', 'xart'],
    ['가나', 'ᄀ'],
  ])('%s not by "%s"', (title, typed) => {
    expect(found(title, typed)).toBeNull();
  });

  it('by a word that stands beside the title, with nothing marked in it', () => {
    expect(found('Ada Lovelace', 'northwind', ['ada@northwind.example'])).toBe('Ada Lovelace');
  });

  it('the more of a word it is the better', () => {
    const score = (title: string, typed: string, more: readonly string[] = []) =>
      matchText(searchedText(title, more), typedWords(typed))?.score ?? 0;
    const scores = [
      score('Cart', 'cart'),
      score('Carts', 'cart'),
      score('My cart', 'cart'),
      score('Uncarted', 'cart'),
      score('Can Ask Right Then', 'cart'),
      score('Home', 'cart', ['cart']),
      score('Cabrits', 'cart'),
      score('Home', 'cart', ['uncarted']),
    ];
    expect(scores.toSorted((one, other) => other - one)).toEqual(scores);
    expect(new Set(scores).size).toBe(scores.length);
    // The second of several words beside the title is one as the first is.
    expect(score('Home', 'cart', ['my', 'cart'])).toBe(score('Home', 'cart', ['cart']));
    expect(score('Home', 'cart', ['ucart'])).toBe(score('Home', 'cart', ['uncart']));
    // What is called so is meant by far, rather than what begins so.
    expect(score('Cart', 'cart') - score('Carts', 'cart')).toBeGreaterThan(10);
    expect(score('Cartons', 'cart')).toBeCloseTo(score('Carts', 'cart'), 1);
    expect(score('Carts', 'cart') - score('My cart', 'cart')).toBeGreaterThan(10);
    // Of several words it is what they are on average.
    expect(score('My cart', 'my cart')).toBeLessThan(score('Cart', 'cart'));
    expect(score('Orders', 'or')).toBeGreaterThan(score('Orders of today', 'or'));
  });

  it.each([
    ['Uncart cart', 'cart', 'Uncart [cart]'],
    ['Smart one art', 'art', 'Smart one [art]'],
    ['Cart Review', 'review cart', '[Cart] [Review]'],
    ['Customers', 'custommers', null],
    ['Customers of Contoso', 'cstmrs', '[C]u[st]o[m]e[rs] of Contoso'],
    ['Cart', 'ca rt', '[Cart]'],
    ['Cart', 'art car', '[Cart]'],
    ['Cart', 'cart ca', '[Cart]'],
    ['Le cafe\u0301 noir', 'café', 'Le [cafe\u0301] noir'],
    ['İzmir', 'izmir', '[İzmir]'],
    ['Straße 1', 'strasse', '[Straße] 1'],
    ['Customers', 'ctm', '[C]us[t]o[m]ers'],
    ['Customers', 'cts', null],
  ])('%s by "%s" as %s', (title, typed, marked) => {
    expect(found(title, typed)).toBe(marked);
  });

  it('ranges lie in the title, in order and apart, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (title, typed) => {
          const words = typedWords(typed);
          fc.pre(words.length > 0);
          let end = -1;
          for (const [from, to] of matchText(searchedText(title, []), words)?.ranges ?? []) {
            expect(from).toBeGreaterThan(end);
            expect(to).toBeGreaterThan(from);
            end = to;
          }
          expect(end).toBeLessThanOrEqual(title.length);
        },
      ),
    );
  });
});

describe('groups', () => {
  const entries = [
    entry('invite', 'Invite...', 'Actions'),
    entry('orders', 'Orders'),
    entry('reorder', 'Place an order again', 'Actions'),
    entry('roles', 'Roles'),
  ];

  it('stand as they were given while nothing is typed, what was used last before them', () => {
    expect(titles(groupsFor(entries, ' ', [entry('roles', 'Roles')]))).toEqual([
      [null, 'Roles'],
      ['Actions', 'Invite...', 'Place an order again'],
      ['Pages', 'Orders'],
    ]);
  });

  it('stand by their best entry once something is typed', () => {
    expect(titles(groupsFor(entries, 'order', []))).toEqual([
      ['Pages', 'Orders'],
      ['Actions', 'Place an order again'],
    ]);
  });

  it('stand by the best of all that they hold', () => {
    const mixed = [
      entry('a', 'Place an order', 'Actions'),
      entry('b', 'Reorder', 'Pages'),
      entry('c', 'Order', 'Pages'),
      entry('d', 'Orders of today', 'Reports'),
    ];
    expect(titles(groupsFor(mixed, 'order', []))).toEqual([
      ['Pages', 'Order', 'Reorder'],
      ['Reports', 'Orders of today'],
      ['Actions', 'Place an order'],
    ]);
  });

  it('hold what stands beside a title, too', () => {
    const detailed = { ...entry('a', 'Ada Lovelace'), detail: 'Northwind', keywords: ['admin'] };
    const plain = { ...entry('b', 'Bo Berg'), keywords: ['admin'] };
    const namesOf = (typed: string) => titles(groupsFor([detailed, plain], typed, []));
    expect(namesOf('northwind')).toEqual([['Pages', 'Ada Lovelace']]);
    expect(namesOf('admin')).toEqual([['Pages', 'Bo Berg', 'Ada Lovelace']]);
  });

  it('begin with what is on its way, and with nothing where nothing was used', () => {
    const [first] = groupsFor(entries, '', [entry('roles', 'Roles')], 1);
    expect(first).toMatchObject({ title: null, pending: 1, found: { length: 1 } });
    expect(groupsFor(entries, '', [], 2)[0]).toMatchObject({ title: null, pending: 2, found: [] });
    expect(titles(groupsFor(entries, '', []))[0]).toEqual([
      'Actions',
      'Invite...',
      'Place an order again',
    ]);
    expect(groupsFor(entries, '', [entry('roles', 'Roles')])[0]).toMatchObject({ pending: 0 });
  });

  it('of two that fit alike the one that was used comes first', () => {
    const two = [entry('a', 'Order A'), entry('b', 'Order B')];
    expect(titles(groupsFor(two, 'order', [entry('b', 'Order B')]))).toEqual([
      ['Pages', 'Order B', 'Order A'],
    ]);
  });

  it('keep the order of a server, and show what it found by another field after names', () => {
    const names = ['Fabrikam', 'Wingtip', 'Continental', 'Cont', 'Contoso'];
    const rows = markEntries(
      names.map((name) => entry(name, name)),
      'cont',
    );
    expect(rows.map(({ entry: { title }, ranges }) => [title, ranges])).toEqual([
      ['Cont', [[0, 4]]],
      ['Continental', [[0, 4]]],
      ['Contoso', [[0, 4]]],
      ['Fabrikam', []],
      ['Wingtip', []],
    ]);
  });

  it('DAY16 an exact name stands before what holds it in an e-mail', () => {
    const people = [
      { ...entry('canada@plinth.example', 'Bo Berg'), detail: 'canada@plinth.example' },
      { ...entry('x', 'Adam Falk'), detail: 'adam@plinth.example' },
      { ...entry('y', 'Ada'), detail: 'zoe@plinth.example' },
    ];
    expect(markEntries(people, 'ada').map(({ entry: { title } }) => title)).toEqual([
      'Ada',
      'Adam Falk',
      'Bo Berg',
    ]);
  });
});

describe('what was used last', () => {
  it('is kept by id alone, the last one first, and once', () => {
    const used = ['a', 'b', 'a', 'c'].reduce(withUsed, [] as readonly string[]);
    expect(used).toEqual(['c', 'a', 'b']);
    expect(readUsed(JSON.parse(JSON.stringify(used)))).toEqual(used);
  });

  it.each([[null], ['a'], [{}], [[1, null, '', { id: 'a' }, 'x'.repeat(301)]]])(
    'is nothing where %j is kept',
    (stored) => expect(readUsed(stored)).toEqual([]),
  );

  it('is few', () => {
    expect(readUsed(Array.from({ length: 50 }, (_, at) => `${at}`))).toHaveLength(USED_MOST);
  });

  it('has no longer id than a preference takes', () => {
    const longest = 'x'.repeat(300);
    expect(readUsed([longest])).toEqual([longest]);
    expect(withUsed([], longest)).toEqual([longest]);
    expect(withUsed(['a'], `${longest}x`)).toEqual(['a']);
  });

  it('is named by the source that knows it, where one can', () => {
    const source = (id: string, find?: () => Promise<null>) => ({ id, find }) as never;
    const users = source('users', async () => null);
    const orders = source('orders');
    expect(usedRecords(['users:ada', 'orders:1', 'page', 'users2:b'], [orders, users])).toEqual([
      { id: 'users:ada', source: users },
    ]);
  });

  it('leaves out what is no longer there', () => {
    const here = [entry('a', 'A'), entry('b', 'B')];
    expect(usedEntries(['b', 'gone', 'a'], here).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

describe('what several servers have found', () => {
  const group = (title: string, ...names: readonly string[]) => ({
    id: title,
    title,
    found: markEntries(
      names.map((name) => entry(name, name, title)),
      'hal',
    ),
  });

  it('begins with what is called so, and stays in order else', () => {
    const people = group('People', 'Mikko Hämäläinen', 'Leilani Kahale');
    const customers = group('Customers', 'Halvorsen AS');
    const orders = group('Orders', '2026-00075');
    const products = group('Products', 'Shield for halls');
    const groups = meantFirst([people, customers, orders, products], 'hal');
    expect(groups.map(({ title }) => title)).toEqual(['Customers', 'Products', 'People', 'Orders']);
    expect(meantFirst([people, customers], '')).toEqual([people, customers]);
    // One of five is enough; what comes after them is not seen.
    const fifth = group('Fifth', 'a', 'b', 'c', 'd', 'Halden');
    const { found, ...sixthGroup } = group('Sixth', 'a', 'b', 'c', 'd', 'e', 'Halden');
    const sixth = { ...sixthGroup, found: [...found.slice(1), ...found.slice(0, 1)] };
    const order = meantFirst([people, sixth, fifth], 'hal').map(({ title }) => title);
    expect(order).toEqual(['Fifth', 'People', 'Sixth']);
  });

  it('is looked for by whole letters where the server has no search, best first', () => {
    const all = ['Mikko Hämäläinen', 'Leilani Kahale', 'Hal Berg'].map((name) => entry(name, name));
    const names = bestEntries(all, 'hal').map(({ title }) => title);
    expect(names).toEqual(['Hal Berg', 'Leilani Kahale']);
  });
});

describe('other words for the same', () => {
  const statements = {
    ...entry('statements', 'My Statements'),
    keywords: ['invoice', 'credit note'],
  };
  const renewal = { ...entry('off', 'Turn off renewal', 'Actions'), keywords: ['do not renew'] };
  const all = [entry('voice', 'Invoice rules'), renewal, statements];
  const first = (typed: string) => groupsFor(all, typed, [])[0]?.found[0]?.entry.title;

  it('DAY16 find what is meant, whole before its beginning, in any script', () => {
    expect(first('invoice')).toBe('Invoice rules');
    expect(first('credit n')).toBe('My Statements');
    expect(first('note')).toBe('My Statements');
    expect(first('not renew')).toBe('Turn off renewal');
    expect(first('renewal off')).toBe('Turn off renewal');
    const bill = [{ ...entry('s', '明細'), keywords: ['請求書'] }, entry('o', '注文')];
    expect(groupsFor(bill, '請', [])[0]?.found[0]?.entry.title).toBe('明細');
    // One Latin letter is no word.
    expect(matchText(searchedText('Home', [], ['zebra']), ['z'])?.score ?? 0).toBeLessThan(50);
  });

  it('letters are left out only where nothing is found by whole ones', () => {
    const names = (typed: string) =>
      titles(groupsFor([entry('a', 'Orders'), entry('b', 'Oh reds')], typed, []));
    expect(names('ord')).toEqual([['Pages', 'Orders']]);
    expect(names('oreds')[0]).toContain('Oh reds');
  });
});

describe('DAY16 a record that was found', () => {
  const order = (number: string, detail: string) => ({ ...entry(number, number), detail });
  const record = {
    entry: order('2026-00084', 'Polar Optics'),
    by: [
      { text: 'PO-2026-118', say: 'PO number PO-2026-118' },
      { text: 'Backup Mail' },
      { text: null },
    ],
  };

  it('says why, where its name and its detail do not', () => {
    expect(sayingWhy(record, 'po-2026-118').detail).toBe('Polar Optics · PO number PO-2026-118');
    expect(sayingWhy(record, 'mail').detail).toBe('Polar Optics · Backup Mail');
    for (const typed of ['00084', 'optics 2026', '', 'nothing']) {
      expect(sayingWhy(record, typed)).toBe(record.entry);
    }
    expect(sayingWhy({ ...record, entry: entry('1', '1') }, 'backup').detail).toBe('Backup Mail');
  });

  it('is distinguished from another that looks the same by the shortest difference', () => {
    const alike = (id: string, ...differs: (string | null)[]) => ({
      entry: { ...entry(id, 'Backup'), detail: 'Halvorsen AS' },
      differs,
    });
    const details = (...records: ReturnType<typeof alike>[]) =>
      toldApart(records).map(({ detail }) => detail);
    expect(details(alike('1', 'East', '5 seats'), alike('2', 'East', '9 seats'))).toEqual([
      'Halvorsen AS · 5 seats',
      'Halvorsen AS · 9 seats',
    ]);
    expect(details(alike('1', 'East', '5'), alike('2', null, '5'))).toEqual([
      'Halvorsen AS · East',
      'Halvorsen AS',
    ]);
    expect(details(alike('1', 'A', '5'), alike('2', 'A', '9'), alike('3', 'B', '9'))).toEqual([
      'Halvorsen AS · A · 5',
      'Halvorsen AS · A · 9',
      'Halvorsen AS · B · 9',
    ]);
    expect(details(alike('1', 'A'))).toEqual(['Halvorsen AS']);
    expect(details(alike('1'), alike('2'))).toEqual(['Halvorsen AS', 'Halvorsen AS']);
  });
});
