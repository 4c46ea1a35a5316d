import { expect, it } from 'vitest';
import {
  ACTIVITY_ACTIONS,
  ACTIVITY_AREAS,
  isKnownAction,
} from '../../src/domain/activity/activity';
import { areaOf } from '../../src/sandbox/activity/record';

it('an action is known that the contract names', () => {
  expect(isKnownAction('order.placed')).toBe(true);
  expect(['', 'order', 'order.sent'].map(isKnownAction)).toEqual([false, false, false]);
  const areas = new Set(ACTIVITY_ACTIONS.map(areaOf));
  expect([...areas]).toEqual([
    'order',
    'subscription',
    'customer',
    'billing',
    'user',
    'impersonation',
    'role',
  ]);
  expect(ACTIVITY_AREAS).toEqual([...areas]);
});
