import { describe, expect, it } from 'vitest';
import {
  CART_STEPS,
  type CartProgress,
  cartProgress,
  isStepReady,
  stepsOf,
  stepToOpen,
} from '../../src/domain/cart/cart-steps';

const at = (progress: Partial<CartProgress>): CartProgress => ({
  canChooseClient: true,
  hasTargets: false,
  hasLines: false,
  isValid: false,
  ...progress,
});

const EMPTY = { targets: [], lines: [], state: 'open' };

describe('the steps of a purchase', () => {
  it('lead from one that is not ready to the first that is open', () => {
    expect(stepToOpen('purchase', at({}))).toBe('selectClient');
    expect(stepToOpen('review', at({ hasLines: true }))).toBe('selectClient');
    expect(stepToOpen('review', at({ hasTargets: true }))).toBe('cart');
    expect(stepToOpen('purchase', at({ hasTargets: true, hasLines: true }))).toBe('review');
    const all = at({ hasTargets: true, hasLines: true, isValid: true });
    expect(stepToOpen('purchase', all)).toBe('purchase');
  });

  it('always show the cart, and what has been done', () => {
    for (const isValid of [false, true]) {
      for (const hasLines of [false, true]) {
        const progress = at({ hasTargets: true, hasLines, isValid });
        expect(stepToOpen('cart', progress)).toBe('cart');
        expect(stepToOpen('selectClient', progress)).toBe('selectClient');
      }
    }
  });

  it('lead to a step that is ready, whatever the cart is', () => {
    for (const canChooseClient of [false, true]) {
      for (const hasTargets of [false, true]) {
        for (const hasLines of [false, true]) {
          for (const isValid of [false, true]) {
            const progress = { canChooseClient, hasTargets, hasLines, isValid };
            for (const step of CART_STEPS) {
              expect(isStepReady(stepToOpen(step, progress), progress)).toBe(true);
            }
          }
        }
      }
    }
  });

  it('have no customer to choose for who buys for their own company', () => {
    const progress = cartProgress(EMPTY, 0);
    expect(stepsOf(progress)).toEqual(['cart', 'review', 'purchase']);
    expect(stepToOpen('selectClient', progress)).toBe('cart');
    expect(cartProgress(EMPTY, 1).canChooseClient).toBe(true);
  });
});
