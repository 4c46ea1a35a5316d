import { describe, expect, it } from 'vitest';
import { listActivity } from '../../src/api/calls/activity';
import { json, setUp } from './support';

const ENTRY = {
  id: 'a-1',
  at: '2026-11-22T05:01:00Z',
  action: 'role.changed',
  by: { email: 'r@nord.test', name: 'Ragna' },
  impersonatedBy: { email: 'admin@nord.test', name: 'Ada' },
  subject: { type: 'role', id: 'Support', name: 'Support' },
  customerName: 'Halvorsen AS',
  added: ['User.Invite'],
  removed: ['User.Delete'],
  reason: 'Asked for by Liv',
};

/** What is read of one row that differs in this. */
async function readRow(changes: object) {
  const { client } = setUp(() => json({ data: [{ ...ENTRY, ...changes }] }));
  const page = await listActivity(client, { pageNumber: 1, pageSize: 10 });
  expect(page.data).toHaveLength(1);
  return page.data[0];
}

describe('a row of activity', () => {
  it('is read field by field, its time as an instant', async () => {
    expect(await readRow({})).toEqual({ ...ENTRY, at: new Date('2026-11-22T05:01:00Z') });
  });

  it('was done by the server itself when nobody is named', async () => {
    for (const by of [undefined, null, 'r@nord.test', {}, { name: '' }, { email: '' }]) {
      expect(await readRow({ by })).toMatchObject({ by: null });
    }
  });

  it('calls somebody by the e-mail where nobody knows a name', async () => {
    for (const name of [undefined, null, '', {}]) {
      expect(await readRow({ by: { email: 'r@nord.test', name } })).toMatchObject({
        by: { email: 'r@nord.test', name: 'r@nord.test' },
      });
    }
  });

  it('is of the type of its action where the subject does not say its own', async () => {
    const about = async (action: unknown, subject: unknown) => {
      return (await readRow({ action, subject }))?.subject;
    };
    const nothing = { id: '', name: '' };
    expect(await about('user.invited', undefined)).toEqual({ ...nothing, type: 'user' });
    expect(await about('tidied', {})).toEqual({ ...nothing, type: 'tidied' });
    expect(await about(undefined, null)).toEqual({ ...nothing, type: '' });
    expect(await about('order.placed', { type: 'cart', id: 'c-1' })).toMatchObject({
      type: 'cart',
    });
  });

  it('calls a subject without a name by its id', async () => {
    expect(await readRow({ subject: { type: 'order', id: 'o-1' } })).toMatchObject({
      subject: { id: 'o-1', name: 'o-1' },
    });
    expect(await readRow({ subject: { type: 'order', id: 'o-1', name: '' } })).toMatchObject({
      subject: { id: 'o-1', name: 'o-1' },
    });
  });

  it('without anything but an id says nothing more', async () => {
    const bare = Object.fromEntries(Object.keys(ENTRY).map((name) => [name, undefined]));
    expect(await readRow({ ...bare, id: 'a-2' })).toEqual({
      id: 'a-2',
      at: null,
      action: '',
      by: null,
      impersonatedBy: null,
      subject: { type: '', id: '', name: '' },
      customerName: null,
      added: [],
      removed: [],
      reason: null,
    });
  });
});
