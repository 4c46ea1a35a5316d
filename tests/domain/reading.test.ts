import { expect, it } from 'vitest';
import type { Failure } from '../../src/domain/failure';
import {
  dataOr,
  emptyWhenGone,
  failureOfReading,
  mapReading,
  type Reading,
} from '../../src/domain/reading';

const failure = { kind: 'network' } as unknown as Failure;
const loading: Reading<number> = { status: 'loading' };
const failed: Reading<number> = { status: 'failed', failure };
const ready: Reading<number> = { status: 'ready', data: 7, isStale: false };
const stale: Reading<number> = { status: 'ready', data: 7, isStale: true, failure };

it('what has failed says why, and so does what is stale', () => {
  expect([loading, ready, failed, stale].map(failureOfReading)).toEqual([
    undefined,
    undefined,
    failure,
    failure,
  ]);
});

it('what is not there is replaced', () => {
  expect([loading, failed, ready, stale].map((one) => dataOr(one, 0))).toEqual([0, 0, 7, 7]);
});

it('only what is there becomes something else', () => {
  const doubled = [loading, failed, stale].map((one) => mapReading(one, (data) => data * 2));
  expect(doubled).toEqual([loading, failed, { ...stale, data: 14 }]);
});

it('what is not there is nothing that failed, and all else stays', () => {
  const gone: Reading<number> = { status: 'failed', failure: { kind: 'notFound' } as Failure };
  expect(emptyWhenGone(gone)).toEqual({ status: 'empty', isStale: false });
  for (const other of [loading, failed, ready, stale]) expect(emptyWhenGone(other)).toBe(other);
  const staleGone: Reading<number> = { ...stale, failure: { kind: 'notFound' } as Failure };
  expect(emptyWhenGone(staleGone)).toBe(staleGone);
});
