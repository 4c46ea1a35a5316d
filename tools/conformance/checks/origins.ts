import type { Suite } from '../suite';

const FOREIGN = 'https://conformance.invalid';
const HEADERS = ['content-type', 'x-csrf-token', 'x-impersonation-session'];

const listOf = (text: string | null) =>
  (text ?? '').split(',').map((part) => part.trim().toLowerCase());

/** The origins that may read the answers: the portal's, where it is another one, and no other. */
export async function checkOrigins(suite: Suite): Promise<void> {
  const { own, options } = suite;

  await suite.check('getCurrentUser', 'is not read by pages of other sites', async (check) => {
    const answer = await own.raw({ endpoint: 'getCurrentUser', headers: { Origin: FOREIGN } });
    const allowed = answer.headers.get('Access-Control-Allow-Origin') ?? '';
    const withCookies = answer.headers.get('Access-Control-Allow-Credentials') === 'true';
    check.expect(
      !(withCookies && (allowed === FOREIGN || allowed === 'null')),
      'header Access-Control-Allow-Origin',
      'no other site, with its cookies',
      allowed,
      'SECURITY.md',
    );
  });

  const { portalOrigin } = options;
  if (portalOrigin === null || portalOrigin === new URL(options.baseUrl).origin) return;

  await suite.check('updateUser', 'lets the portal call from its own origin', async (check) => {
    const answer = await own.raw({
      endpoint: 'updateUser',
      params: { email: suite.nobody },
      method: 'OPTIONS',
      headers: {
        Origin: portalOrigin,
        'Access-Control-Request-Method': 'PATCH',
        'Access-Control-Request-Headers': HEADERS.join(','),
      },
    });
    if (!check.good(answer, null, 'contract §1')) return;
    const header = (name: string) => answer.headers.get(name);
    const origin = header('Access-Control-Allow-Origin');
    check.expect(
      origin === portalOrigin,
      'header Access-Control-Allow-Origin',
      portalOrigin,
      origin ?? 'nothing',
      'contract §1',
    );
    const credentials = header('Access-Control-Allow-Credentials');
    check.expect(
      credentials === 'true',
      'header Access-Control-Allow-Credentials',
      'true',
      credentials ?? 'nothing',
      'contract §1',
    );
    const methods = listOf(header('Access-Control-Allow-Methods'));
    check.expect(
      methods.includes('patch'),
      'header Access-Control-Allow-Methods',
      'PATCH among them',
      methods.join(', ') || 'nothing',
      'contract §1',
    );
    const headers = listOf(header('Access-Control-Allow-Headers'));
    const missing = HEADERS.filter((name) => !headers.includes(name));
    check.expect(
      missing.length === 0,
      'header Access-Control-Allow-Headers',
      HEADERS.join(', '),
      `without ${missing.join(', ')}`,
      'contract §1',
    );
  });

  await suite.check('getCurrentUser', 'is read by the portal on its own origin', async (check) => {
    const answer = await own.raw({ endpoint: 'getCurrentUser', headers: { Origin: portalOrigin } });
    const origin = answer.headers.get('Access-Control-Allow-Origin') ?? 'nothing';
    check.expect(
      origin === portalOrigin,
      'header Access-Control-Allow-Origin',
      portalOrigin,
      origin,
      'contract §1',
    );
    check.advise(
      listOf(answer.headers.get('Access-Control-Expose-Headers')).includes('date'),
      'header Access-Control-Expose-Headers',
      'Date, which impersonation counts by',
      answer.headers.get('Access-Control-Expose-Headers') ?? 'nothing',
      'contract §4.4',
    );
  });
}
