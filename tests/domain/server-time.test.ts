import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseServerTime } from '../../src/domain/time/server-time';

const read = (text: unknown) => parseServerTime(text)?.toISOString() ?? null;

describe('parseServerTime', () => {
  it.each([
    ['2026-01-15T12:30:45', '2026-01-15T12:30:45.000Z'],
    ['2026-01-15T12:30:45Z', '2026-01-15T12:30:45.000Z'],
    ['2026-01-15t12:30:45z', '2026-01-15T12:30:45.000Z'],
    ['2026-01-15 12:30:45', '2026-01-15T12:30:45.000Z'],
    ['2026-01-15T12:30:45.1234567', '2026-01-15T12:30:45.123Z'],
    ['2026-01-15T12:30:45.9999999Z', '2026-01-15T12:30:45.999Z'],
    ['2026-01-15T12:30:45.5', '2026-01-15T12:30:45.500Z'],
    ['2026-01-15T12:30:45+02:00', '2026-01-15T10:30:45.000Z'],
    ['2026-01-15T12:30:45-0530', '2026-01-15T18:00:45.000Z'],
    ['2026-01-15T23:59:45+23:59', '2026-01-15T00:00:45.000Z'],
    ['2026-01-15T12:30', '2026-01-15T12:30:00.000Z'],
    ['2026-01-15', '2026-01-15T00:00:00.000Z'],
    ['2024-02-29T00:00:00', '2024-02-29T00:00:00.000Z'],
    ['9999-12-31T23:59:59.9999999', '9999-12-31T23:59:59.999Z'],
  ])('%s is %s', (text, instant) => {
    expect(read(text)).toBe(instant);
  });

  it.each([
    '0001-01-01T00:00:00',
    '0001-01-01T00:00:00Z',
    '0001-01-01T00:00:00.0000000',
    '0001-01-01T00:00:00+00:00',
    '0000-12-31T22:00:00Z',
    '0000-12-31',
    '0001-01-01T02:00:00+02:00',
  ])('%s means never', (text) => {
    expect(read(text)).toBeNull();
  });

  it.each([
    '',
    'never',
    '2026',
    '2026-13-01',
    '2025-02-29',
    '2026-02-30T00:00:00',
    '2026-01-15T24:00:00',
    '2026-01-15T12:60:00',
    '2026-01-15T12:00:61',
    '2026-01-15T12:00:00+24:00',
    '2026-01-15T12:00:00+00:60',
    '15/01/2026',
    '2026-01-15T12:00:00 and more',
    null,
    undefined,
    0,
    1_700_000_000_000,
    {},
    [],
    new Date(0),
  ])('%j is no time', (text) => {
    expect(read(text)).toBeNull();
  });

  it('reads every instant back in any spelling', () => {
    const instants = fc.date({
      min: new Date('0100-01-01T00:00:00Z'),
      max: new Date('9999-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.integer({ min: -840, max: 840 }), (instant, offset) => {
        const iso = instant.toISOString();
        expect(read(iso)).toBe(iso);
        expect(read(iso.slice(0, -1))).toBe(iso);
        const local = new Date(instant.getTime() + offset * 60_000).toISOString().slice(0, -1);
        if (!/^\d{4}-/.test(local) || local < '0100') return;
        const size = Math.abs(offset);
        const two = (n: number) => String(n).padStart(2, '0');
        const zone = `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
        expect(read(local + zone)).toBe(iso);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => parseServerTime(value)).not.toThrow();
      }),
    );
  });
});
