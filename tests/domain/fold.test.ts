import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reconciliationPage } from '../../src/domain/billing/reconciliation-list';
import { FIRST_QUERY } from '../../src/domain/list-query';
import { filterPermissions } from '../../src/domain/roles/permission-filter';
import { findRoles } from '../../src/domain/roles/role-search';
import { foldedSearch, foldedText } from '../../src/domain/text/fold';
import { searchOf } from '../../src/domain/text/invisible';

/** Texts that look the same, each with what is typed for it. */
const ALIKE = [
  ['Café', 'cafe'],
  ['Café', 'cafe\u0301'],
  ['Cafe\u0301', 'CAFÉ'],
  ['İzmir', 'izmir'],
  ['Izmir', 'ızmir'],
  ['DIYARBAKIR', 'diyarbakır'],
  ['Straße', 'strasse'],
  ['Malmö', 'malmo'],
  ['Łódź', 'lodz'],
  ['Ærø', 'aero'],
  ['ＡＢＣ １２', 'abc 12'],
  ['ﬁrma', 'firma'],
  ['ΟΔΟΣ', 'οδος'],
  ['ｶﾞｽ', 'ガス'],
  ['أحمد', 'احمد'],
  ['مُحَمَّد', 'محمد'],
  ['Plinth', 'pl\u200binth\u200e'],
] as const;

describe('texts that look the same are found (contract §4.34)', () => {
  it.each(ALIKE)('%s by %s, wherever something is searched', (name, typed) => {
    const search = ` ${typed} `;
    const role = { name, owner: '', permissions: [] };
    expect(findRoles([role], search)).toHaveLength(1);
    const permission = { name: 'x', description: `Read ${name} at all` };
    const categories = [{ name: 'All', permissions: [permission] }];
    expect(filterPermissions(categories, search)).toEqual(categories);
    const row = { customerName: name, productName: '', result: 'match' };
    const query = { ...FIRST_QUERY, searchString: search };
    expect(reconciliationPage([row] as never, query).totalRecords).toBe(1);
  });

  it('whether they are composed or not', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldedText(text.normalize('NFD'))).toBe(foldedText(text.normalize('NFC')));
      }),
    );
  });

  it.each([
    ['か', 'が'],
    ['й', 'ы'],
    ['ne', 'no'],
  ])('but not %s by %s', (name, typed) => {
    expect(foldedText(name).includes(foldedSearch(typed))).toBe(false);
  });

  it('and a server is asked without invisible marks', () => {
    expect(searchOf(' \u200eada@x\u200b.example\ufeff ')).toBe('ada@x.example');
  });
});
