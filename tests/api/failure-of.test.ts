import { describe, expect, it, vi } from 'vitest';
import { toApiError } from '../../src/api/errors';
import { failureOf } from '../../src/api/failure-of';

describe('failureOf', () => {
  it.each([
    [400, 'refused'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [422, 'refused'],
    [500, 'server'],
    [503, 'server'],
  ] as const)('tells a %i as %s', (status, kind) => {
    expect(failureOf(toApiError({ kind: 'http', status }))).toEqual({ kind });
  });

  it.each(['network', 'timeout', 'aborted', 'unexpected'] as const)('tells %s as it is', (kind) => {
    expect(failureOf(toApiError({ kind }))).toEqual({ kind });
  });

  it('carries what the server says, and the way to try again', () => {
    const body = JSON.stringify({ message: 'Not saved', errors: { email: ['Taken.'] } });
    const retry = vi.fn();
    expect(failureOf(toApiError({ kind: 'http', status: 422, body }), retry)).toEqual({
      kind: 'refused',
      serverMessage: 'Not saved',
      details: expect.any(String),
      fields: [{ field: 'email', text: 'Taken.' }],
      retry,
    });
  });
});
