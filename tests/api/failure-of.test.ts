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

  it('names the permission of a refusal, and of nothing else', () => {
    const failed = (status: number, permission: unknown) =>
      failureOf(toApiError({ kind: 'http', status, body: JSON.stringify({ permission }) }));
    expect(failed(403, 'User.Invite')).toEqual({ kind: 'forbidden', permission: 'User.Invite' });
    expect(failed(409, 'User.Invite')).toEqual({ kind: 'conflict' });
    for (const odd of ['', ' ', 7, null, ['User.Invite'], '<b>User.Invite</b>']) {
      expect(failed(403, odd)).toEqual({ kind: 'forbidden' });
    }
  });
});
