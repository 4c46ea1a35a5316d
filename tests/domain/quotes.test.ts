import { describe, expect, it } from 'vitest';
import type { Cart } from '../../src/domain/cart/cart';
import { cartProgress, isStepDone } from '../../src/domain/cart/cart-steps';
import {
  isSameOffer,
  issueKey,
  judgeIssues,
  lineSums,
  linesByOrder,
  type Quote,
  type QuoteIssue,
  type QuoteLine,
  quoteSums,
} from '../../src/domain/cart/quote';
import { issuesByCause } from '../../src/domain/cart/validation';
import { marginBps, marginVerdict, priceOf } from '../../src/domain/products/pricing';
import { quantityProblem } from '../../src/domain/text/quantity';
import { quoteTargets } from '../../src/sandbox/rules/quote';

const ordered = (targetId: string, vendorId: string, net: number, commitment = 0) => ({
  targetId,
  vendorId,
  net,
  taxBps: 1_900,
  commitment,
});
const issue = (more: Partial<QuoteIssue> = {}): QuoteIssue => ({
  severity: 'warning',
  code: 'low_margin',
  lineId: null,
  targetId: null,
  field: null,
  message: '',
  was: null,
  now: null,
  ...more,
});

describe('a quote', () => {
  it('says what each customer pays, the tax rounded once an order', () => {
    const lines = [
      ordered('t-1', 'v-1', 333, 10),
      ordered('t-2', 'v-1', 100),
      ordered('t-1', 'v-2', 333, 5),
      ordered('t-1', 'v-1', 333),
    ];
    expect(linesByOrder(lines)).toEqual([[lines[0], lines[3]], [lines[1]], [lines[2]]]);
    expect(quoteTargets(['t-1', 't-2', 't-3'], lines)).toEqual([
      // 666 × 19 % is 126.54, and 333 × 19 % is 63.27.
      { targetId: 't-1', net: 999, tax: 190, total: 1_189, commitment: 15 },
      { targetId: 't-2', net: 100, tax: 19, total: 119, commitment: 0 },
      { targetId: 't-3', net: 0, tax: 0, total: 0, commitment: 0 },
    ]);
    const targets = quoteTargets(['t-1', 't-2'], lines);
    const all = { net: 1_099, tax: 209, total: 1_308, commitment: 15 };
    expect(quoteSums({ targets })).toEqual(all);
  });

  const line = {
    lineId: 'l-1',
    targetId: 't-1',
    quantity: 2,
    unitPrice: 100,
    net: 200,
    recurring: 200,
    commitment: 2_400,
  } as QuoteLine;
  const quote: Quote = {
    id: 'q-1',
    cartRevision: 1,
    validUntilAt: null,
    currency: 'EUR',
    lines: [line],
    targets: [{ targetId: 't-1', net: 200, tax: 38, total: 238, commitment: 2_400 }],
    issues: [],
  };

  it('is the same offer under another id, and not with anything else', () => {
    expect(isSameOffer(quote, { ...quote, id: 'q-2', cartRevision: 2, issues: [issue()] })).toBe(
      true,
    );
    const others = [
      { currency: 'CHF' },
      { targets: [] },
      ...['lineId', 'targetId', 'quantity', 'unitPrice', 'net', 'recurring', 'commitment'].map(
        (name) => ({ lines: [{ ...line, [name]: 0 }] }),
      ),
    ];
    for (const other of others) expect(isSameOffer(quote, { ...quote, ...other })).toBe(false);
  });

  it('can be bought when every warning is ticked', () => {
    const warnings = [issue({ lineId: 'l-1' }), issue({ lineId: 'l-2' })];
    const keys = warnings.map(issueKey);
    expect(judgeIssues(warnings, new Set(keys.slice(0, 1))).isFine).toBe(false);
    expect(judgeIssues(warnings, new Set(keys)).isFine).toBe(true);
  });

  it('shows errors one by one, then warnings by cause, then what is only to know', () => {
    const at = (severity: string, code: string, lineId: string) =>
      issue({ severity, code, lineId });
    const issues = [
      at('info', 'needs_approval', 'l-1'),
      at('warning', 'low_margin', 'l-1'),
      at('warning', 'price_changed', 'l-1'),
      at('error', 'quantity_range', 'l-1'),
      at('warning', 'low_margin', 'l-2'),
      at('error', 'quantity_range', 'l-2'),
      at('rumour', 'low_margin', 'l-1'),
    ];
    const shown = issuesByCause(issues);
    expect(shown.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      'error quantity_range',
      'error quantity_range',
      'warning low_margin',
      'warning price_changed',
      'info needs_approval',
      'rumour low_margin',
    ]);
    expect(shown[2]?.issues).toEqual([issues[1], issues[4]]);
    expect(shown.flatMap((group) => group.issues)).toHaveLength(issues.length);
  });

  it('adds up a line for all customers, and says once what holds for each', () => {
    const one = { ...line, net: 100, recurring: 200, commitment: 300, unitPrice: 10 };
    const until = new Date(1_000);
    expect(
      lineSums([
        { ...one, cancelUntilAt: until },
        { ...one, cancelUntilAt: new Date(1_000) },
      ]),
    ).toEqual({
      net: 200,
      recurring: 400,
      commitment: 600,
      unitPrice: 10,
      cancelUntilAt: until,
    });
    const apart = lineSums([
      { ...one, cancelUntilAt: until },
      { ...one, unitPrice: 11, cancelUntilAt: null },
    ]);
    expect([apart.unitPrice, apart.cancelUntilAt]).toEqual([null, undefined]);
    expect(lineSums([{ ...one, cancelUntilAt: null }]).cancelUntilAt).toBeNull();
  });
});

describe('how far a purchase is', () => {
  const cart = { targets: [{}], lines: [{}], state: 'open' } as unknown as Cart;
  it.each([
    [cart, [true, true]],
    [{ ...cart, targets: [] }, [false, true]],
    [{ ...cart, lines: [] }, [true, false]],
    [{ ...cart, state: 'expired' }, [true, false]],
    [{ ...cart, state: 'ordering' }, [true, true]],
  ])('%j has customers and lines: %j', (of, expected) => {
    const { hasTargets, hasLines, isValid } = cartProgress(of, 1);
    expect([hasTargets, hasLines]).toEqual(expected);
    expect(isValid).toBe(false);
  });

  it('is never at its end before it is placed', () => {
    expect(isStepDone('purchase', cartProgress(cart, 1, true))).toBe(false);
    expect(isStepDone('review', cartProgress(cart, 1, true))).toBe(true);
  });
});

describe('prices and quantities', () => {
  it('are exact to the cent of a million', () => {
    expect(priceOf(100_000_000, 300, null)).toBe(103_000_000);
    expect(marginBps(100_000_000, 50_000_000)).toBe(5_000);
    expect(marginBps(1, 0)).toBe(10_000);
    expect(marginVerdict(1_000, 900, 1_000)).toBe('good');
  });

  it.each([
    [0, { min: 0, max: null, step: 1 }, 'quantity_range'],
    [300, { min: 1, max: 300, step: 1 }, null],
    [4, { min: 1, max: null, step: 3 }, null],
    [5, { min: 1, max: null, step: 3 }, 'quantity_range'],
    [7, { min: 1, max: null, step: 0 }, null],
  ])('%i within %j has the problem %j', (quantity, limits, problem) => {
    expect(quantityProblem(quantity, limits)).toBe(problem);
  });
});
