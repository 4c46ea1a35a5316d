import { expect, it } from 'vitest';
import { phaseOf } from '../../src/domain/impersonation/impersonation';

it.each([
  [0, 'critical'],
  [2, 'critical'],
  [3, 'warning'],
  [5, 'warning'],
  [6, 'normal'],
  [30, 'normal'],
])('with %i minutes left the countdown is %s (specification §4)', (minutes, phase) => {
  expect(phaseOf(minutes)).toBe(phase);
});
