import { expect, it } from 'vitest';
import { nowAfter } from '../../src/domain/time/now-after';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const at = (ms: number) => new Date(NOW + ms);

it('is not before what has happened in its minute, and follows no clock that is wrong', () => {
  expect(nowAfter(NOW, at(-5_000))).toBe(NOW);
  expect(nowAfter(NOW, at(42_000))).toBe(NOW + 42_000);
  expect(nowAfter(NOW, at(86_400_000))).toBe(NOW);
});
