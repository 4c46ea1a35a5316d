import { expect, it } from 'vitest';
import { countInvited, invitationsOf } from '../../src/domain/users/user-invitations';

it('invitations of several tell how each stands, and who is invited', () => {
  const failure = { kind: 'server' } as const;
  const facts = { preview: null, before: null, lost: null };
  const entries = [
    { id: 'w@x.test', status: 'ready', ...facts },
    { id: 's@x.test', status: 'sending', ...facts },
    { id: 'd@x.test', status: 'done', ...facts },
    { id: 'k@x.test', status: 'kept', ...facts },
    { id: 'i@x.test', status: 'failed', failure, retry: 'send', preview: null },
    { id: 'f@x.test', status: 'failed', failure, retry: 'send', preview: null },
  ] as const;
  const several = invitationsOf({ phase: 'running', entries }, new Set(['i@x.test']));
  expect(several).toEqual({
    phase: 'running',
    tried: 6,
    entries: [
      { email: 'w@x.test', status: 'waiting' },
      { email: 's@x.test', status: 'sending' },
      { email: 'd@x.test', status: 'done' },
      { email: 'k@x.test', status: 'kept' },
      { email: 'i@x.test', status: 'failed', failure, isInvited: true },
      { email: 'f@x.test', status: 'failed', failure, isInvited: false },
    ],
  });
  expect(countInvited(several)).toBe(2);
  expect(invitationsOf({ phase: 'reviewed', entries }, new Set()).phase).toBe('ended');
});
