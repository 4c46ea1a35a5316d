import { describe, expect, it } from 'vitest';
import { listPreferences } from '../../src/api/calls/preferences';
import {
  addPasskey,
  getPasskeyOptions,
  getRecoveryCodes,
  listDevices,
  listPasskeys,
  makeRecoveryCodes,
} from '../../src/api/calls/sign-in-ways';
import type { ApiClient } from '../../src/api/client';
import { unreadableIn } from '../../src/domain/entries';
import { PREFERENCES_MAX } from '../../src/domain/preferences/preferences';
import { failure, json, setUp } from './support';

/** What a call makes of an answer. */
function read<T>(call: (client: ApiClient) => Promise<T>, body: unknown): Promise<T> {
  return call(setUp(() => json(body)).client);
}

const at = (time: string) => new Date(time);

describe('devices', () => {
  const DEVICE = {
    id: 'd-1',
    name: 'Firefox on Windows',
    place: 'Oslo',
    lastSeen: '2026-01-15T13:00:00',
    isCurrent: true,
    isSignedIn: true,
    trustedUntil: '2026-02-15T13:00:00',
  };
  const READ = {
    ...DEVICE,
    lastSeen: at('2026-01-15T13:00:00Z'),
    trustedUntil: at('2026-02-15T13:00:00Z'),
  };

  it('are read field by field, bare or in data', async () => {
    expect(await read(listDevices, [DEVICE])).toEqual([READ]);
    expect(await read(listDevices, { data: [DEVICE] })).toEqual([READ]);
  });

  it('without an id cannot be signed out, and keep their place; one id is one device', async () => {
    const list = [null, 'x', { name: 'no id' }, { ...DEVICE, id: '' }, DEVICE, { id: 'd-1' }];
    const devices = await read(listDevices, list);
    expect([...devices]).toEqual([READ]);
    expect(unreadableIn(devices)).toHaveLength(4);
  });

  it('are signed in unless the server says no', async () => {
    const [device] = await read(listDevices, [{ id: 'd-2' }]);
    expect(device).toEqual({
      id: 'd-2',
      name: '',
      place: '',
      lastSeen: null,
      isCurrent: false,
      isSignedIn: true,
      trustedUntil: null,
    });
    const answers = [true, 'true', false, 'false', null];
    const rows = answers.map((isSignedIn, index) => ({ id: `d-${index}`, isSignedIn }));
    const devices = await read(listDevices, rows);
    // Null says no more than nothing at all.
    expect(devices.map(({ isSignedIn }) => isSignedIn)).toEqual([true, true, false, false, true]);
  });

  it('are no devices where there is no list', async () => {
    expect(await failure(read(listDevices, { devices: [DEVICE] }))).toMatchObject({
      kind: 'unexpected',
    });
  });
});

describe('passkeys', () => {
  const PASSKEY = {
    id: 'p-1',
    name: 'Laptop',
    createdAt: '2026-01-15T13:00:00',
    lastUsedAt: '2026-01-16T13:00:00',
  };
  const READ = {
    ...PASSKEY,
    createdAt: at('2026-01-15T13:00:00Z'),
    lastUsedAt: at('2026-01-16T13:00:00Z'),
  };
  const add = (client: ApiClient) => addPasskey(client, { credential: { id: 'p-1' } });

  it('are read field by field, bare or in data', async () => {
    expect(await read(listPasskeys, [PASSKEY])).toEqual([READ]);
    expect(await read(listPasskeys, { data: [PASSKEY] })).toEqual([READ]);
    expect(await read(add, PASSKEY)).toEqual(READ);
    expect(await read(add, { data: { id: 'p-2' } })).toEqual({
      id: 'p-2',
      name: '',
      createdAt: null,
      lastUsedAt: null,
    });
  });

  it('without an id cannot be removed, and keep their place; one id is one passkey', async () => {
    const list = [null, 'x', { name: 'no id' }, { ...PASSKEY, id: '' }, PASSKEY, { id: 'p-1' }];
    const passkeys = await read(listPasskeys, list);
    expect([...passkeys]).toEqual([READ]);
    expect(unreadableIn(passkeys)).toHaveLength(4);
    expect((await failure(read(add, { ...PASSKEY, id: '' }))).kind).toBe('unexpected');
    expect((await failure(read(listPasskeys, { passkeys: [] }))).kind).toBe('unexpected');
  });

  it('are made with options, by themselves or in publicKey, wrapped or not', async () => {
    const options = { challenge: 'Y2hhbGxlbmdl', rpId: 'portal.test' };
    for (const body of [
      options,
      { data: options },
      { publicKey: options },
      { data: { publicKey: options } },
    ]) {
      expect(await read(getPasskeyOptions, body)).toEqual(options);
    }
    for (const body of [
      { challenge: '' },
      { rpId: 'portal.test' },
      { publicKey: { rpId: 'x' }, challenge: 'Y2hhbGxlbmdl' },
    ]) {
      expect((await failure(read(getPasskeyOptions, body))).kind).toBe('unexpected');
    }
  });
});

describe('recovery codes', () => {
  it('are counted, of ten unless the server says how many', async () => {
    expect(await read(getRecoveryCodes, { left: 3, total: 8 })).toEqual({ left: 3, total: 8 });
    expect(await read(getRecoveryCodes, { data: { left: 0 } })).toEqual({ left: 0, total: 10 });
    for (const left of [null, -1, 'x', {}]) {
      expect((await failure(read(getRecoveryCodes, { left }))).kind).toBe('unexpected');
    }
  });

  it('are never more than there were', async () => {
    expect(await read(getRecoveryCodes, { left: 12, total: 8 })).toEqual({ left: 12, total: 12 });
    expect(await read(getRecoveryCodes, { left: 12 })).toEqual({ left: 12, total: 12 });
  });

  it('are texts, each once; without any nobody would have a way in', async () => {
    const codes = ['k7m2p-9xq4t', '', null, 'k7m2p-9xq4t', 'abcde-fghij'];
    const expected = ['k7m2p-9xq4t', 'abcde-fghij'];
    expect(await read(makeRecoveryCodes, { codes })).toEqual(expected);
    expect(await read(makeRecoveryCodes, { data: { codes } })).toEqual(expected);
    for (const none of [[], [''], 'k7m2p-9xq4t', null]) {
      expect((await failure(read(makeRecoveryCodes, { codes: none }))).kind).toBe('unexpected');
    }
  });
});

describe('preferences', () => {
  it('are values by key; what cannot be one is left out', async () => {
    const entries = [
      { key: 'lists.users.density', value: 'compact' },
      { key: 'lists.users.columns', value: ['name', { id: 1 }] },
      { key: 'Not a key', value: 1 },
      { key: 'nothing', value: null },
      { value: 'no key' },
      null,
    ];
    const expected = {
      'lists.users.density': 'compact',
      'lists.users.columns': ['name', { id: 1 }],
    };
    expect(await read(listPreferences, entries)).toEqual(expected);
    expect(await read(listPreferences, { data: entries })).toEqual(expected);
  });

  it('are as many as may be kept', async () => {
    const entries = Array.from({ length: PREFERENCES_MAX + 5 }, (_, index) => ({
      key: `a${index}`,
      value: index,
    }));
    expect(Object.keys(await read(listPreferences, entries))).toHaveLength(PREFERENCES_MAX);
  });

  it('are refused without a list', async () => {
    const error = await failure(read(listPreferences, { density: 'compact' }));
    expect(error.kind).toBe('unexpected');
  });
});
