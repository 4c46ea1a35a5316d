import { allEndpoints } from '../../../src/api/calls/all-calls';
import type { DeclaredEndpoint } from '../../../src/api/endpoints';
import { createSandbox } from '../../../src/sandbox/create-sandbox';
import { CSRF_HEADER, SESSION_HEADER } from '../../../src/sandbox/http/headers';
import type { Sandbox } from '../../../src/sandbox/sandbox';
import {
  ADMIN_EMAIL,
  DEMO_PASSWORD,
  NO_ROLE_EMAIL,
  RESELLER_EMAIL,
} from '../../../src/sandbox/world/accounts';

/** What a call requires of its user. */
export interface CallNeed {
  /** The permission; undefined where being signed in is enough, or not even that is asked. */
  readonly permission?: string;
  /** Minimum level: 1 for viewers with customers. */
  readonly minimumCustomerType?: number;
}

const ORIGIN = 'https://portal.example';

/** Somebody who is signed in. */
interface Asker {
  readonly ask: (method: string, path: string, body?: unknown) => Promise<Response>;
}

async function signIn(sandbox: Sandbox, email: string): Promise<Asker> {
  const send = (method: string, path: string, headers: HeadersInit, body?: unknown) =>
    sandbox.fetch(
      new Request(`${ORIGIN}${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
      }),
    );
  const opened = await send('POST', '/app/login', {}, { email, password: DEMO_PASSWORD });
  const session = { [SESSION_HEADER]: opened.headers.get(SESSION_HEADER) ?? '' };
  const { csrfToken } = await (await send('POST', '/app/login/validate-token', session)).json();
  const headers = { ...session, [CSRF_HEADER]: csrfToken };
  return { ask: (method, path, body) => send(method, path, headers, body) };
}

/** What one answer says that the call lacked. */
async function lackOf(asker: Asker, { method, path }: DeclaredEndpoint): Promise<CallNeed> {
  const answer = await asker.ask(method, path.replace(/\{\w+\}/g, 'x'));
  if (answer.status !== 403) return {};
  const { message, permission, minimumCustomerType } = (await answer.json()) as CallNeed & {
    readonly message: string;
  };
  // One call says it in its sentence only.
  const named = permission ?? /permission (\w+\.\w+)\./.exec(message)?.[1];
  return {
    ...(named !== undefined && { permission: named }),
    ...(minimumCustomerType !== undefined && { minimumCustomerType }),
  };
}

/**
 * What calls take, by their names: the sandbox is asked for each by a customer and by a reseller who
 * hold no permission, and says what is missing.
 */
export async function callNeeds(names: readonly string[]): Promise<ReadonlyMap<string, CallNeed>> {
  const needs = new Map<string, CallNeed>();
  for (const endpoint of allEndpoints.filter(({ name }) => names.includes(name))) {
    // Each on a server of its own: some of the calls end the session that they are asked in.
    const sandbox = createSandbox({ scenario: 'signedOut' });
    const admin = await signIn(sandbox, ADMIN_EMAIL);
    await admin.ask('POST', '/app/roles/assign-role?roleName=Guest', [RESELLER_EMAIL]);
    const customer = await lackOf(await signIn(sandbox, NO_ROLE_EMAIL), endpoint);
    const reseller = await lackOf(await signIn(sandbox, RESELLER_EMAIL), endpoint);
    needs.set(endpoint.name, { ...customer, ...reseller });
  }
  return needs;
}
