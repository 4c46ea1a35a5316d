import { describe, expect, it } from 'vitest';
import { commonEndDates, type OfferedEndDate } from '../../src/domain/cart/common-end-dates';

const day = (endsOn: string, refusal: string | null = null): OfferedEndDate => ({
  endsOn,
  reason: `Same end as ${endsOn}`,
  firstNet: refusal === null ? 100 : null,
  refusal: refusal === null ? null : { message: refusal },
});

describe('the days that all customers of a line can choose', () => {
  it('are each there once, also when two subscriptions end on one of them', () => {
    const days = [day('2026-12-01', 'Too late.'), day('2026-12-01'), day('2027-01-05')];
    expect(commonEndDates([days]).map(({ endsOn, refusal }) => [endsOn, refusal])).toEqual([
      ['2026-12-01', null],
      ['2027-01-05', null],
    ]);
  });

  it('give the reason before the preview', () => {
    const unknown = { ...day('2026-12-31'), firstNet: null };
    const sums = commonEndDates([[day('2026-12-31')], [unknown]]);
    expect(sums).toMatchObject([{ firstNet: null, refusal: null }]);
    const refused = commonEndDates([[day('2026-12-31')], [day('2026-12-31', 'Too late')]]);
    expect(refused).toMatchObject([{ firstNet: null, refusal: 'Too late' }]);
    // Of two ways to one day the one that is possible is taken, and of two of these the first.
    const first = { ...day('2026-12-31'), firstNet: 1 };
    expect(commonEndDates([[first, day('2026-12-31')]])).toMatchObject([{ firstNet: 1 }]);
    expect(commonEndDates([[first, day('2026-12-31', 'No')]])).toMatchObject([{ firstNet: 1 }]);
    expect(commonEndDates([[day('2026-12-31', 'No'), first]])).toMatchObject([{ firstNet: 1 }]);
  });

  it('are those that each is offered, with the sum of what is charged first', () => {
    const both = commonEndDates([[day('2026-12-01'), day('2027-01-05')], [day('2026-12-01')]]);
    expect(both).toEqual([
      { endsOn: '2026-12-01', reason: 'Same end as 2026-12-01', firstNet: 200, refusal: null },
    ]);
  });
});
