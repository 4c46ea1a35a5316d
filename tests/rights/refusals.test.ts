import { expect, it } from 'vitest';
import { allCalls, type CallName } from '../../src/api/calls/all-calls';
import { refusalsOf } from '../../tools/openapi/refusals';
import { readSources } from '../../tools/source/files';
import { openWorld } from './walk';

/*
 * That no call is refused otherwise than it declares is proven where calls are made: by the walk of all
 * calls (rights.test.ts), and by odd requests to all calls (tests/sandbox/odd-requests.test.ts).
 */

it('each code that a call declares is one that a test of the sandbox provokes', () => {
  const tests = [...readSources('tests/sandbox'), ...readSources('tests/rights')]
    .filter(([path]) => !path.endsWith('refusals.test.ts'))
    .map(([, text]) => text)
    .join('\n');
  const codes = Object.values(allCalls).flatMap((call) => [...refusalsOf(call).values()].flat());
  const unproven = [...new Set(codes)].filter((code) => code && !tests.includes(`'${code}'`));
  expect(unproven).toEqual([]);
});

it('refuses what no other test sends', async () => {
  const { admin } = await openWorld();
  const [first] = (await (await admin('GET', '/customers?state=suspended&pageSize=1')).json()).data;
  const [closed] = (await (await admin('GET', '/customers?state=closed&pageSize=1')).json()).data;
  const reason = 'x'.repeat(501);
  const revised = ({ revision }: { readonly revision: number }) => ({ revision, reason });
  const cases: readonly (readonly [CallName, string, string, unknown, number, string])[] = [
    ['exportCustomers', 'GET', '/customers/export?sort=nope', undefined, 400, 'bad_query'],
    ['activateUser', 'POST', '/users/milica%40balkan.example/activate', { reason }, 422, 'invalid'],
    ['resumeCustomer', 'POST', `/customers/${first.id}/resume`, revised(first), 422, 'invalid'],
    [
      ...(['closeCustomer', 'POST', `/customers/${closed.id}/close`] as const),
      { revision: closed.revision, reason: 'Moved' },
      409,
      'state_changed',
    ],
  ];
  for (const [name, method, path, body, status, code] of cases) {
    const answer = await admin(method, path, body);
    expect([name, answer.status, (await answer.json()).code]).toEqual([name, status, code]);
    expect(refusalsOf(allCalls[name]).get(status), name).toContain(code);
  }
});
