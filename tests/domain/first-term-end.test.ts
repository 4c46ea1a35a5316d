import { describe, expect, it } from 'vitest';
import { firstTermEnd } from '../../src/domain/cart/quote';

const charge = {
  fromOn: '2026-11-22',
  untilOn: '2026-12-22',
  recurring: 1_100,
  commitment: 13_200,
};
const line = { term: 'P1Y', endsOn: null };

describe('the end of the first term of a line', () => {
  it('is a term after its first charge', () => {
    expect(firstTermEnd(line, charge)).toBe('2027-11-22');
    expect(firstTermEnd({ ...line, term: 'P1M' }, charge)).toBe('2026-12-22');
  });

  it('is the day that was chosen', () => {
    expect(firstTermEnd({ ...line, endsOn: '2027-02-14' }, charge)).toBe('2027-02-14');
  });

  it('is the end of a trial, which binds to nothing', () => {
    const trial = { ...charge, untilOn: '2026-12-06', commitment: 0 };
    expect(firstTermEnd(line, trial)).toBe('2026-12-06');
  });

  it('is null without a term', () => {
    const once = { ...charge, recurring: 0, commitment: 45_900 };
    expect(firstTermEnd({ term: 'none', endsOn: null }, once)).toBeNull();
  });
});
