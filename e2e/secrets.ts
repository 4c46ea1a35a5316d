import { DEVICE_HEADER, SESSION_HEADER } from '../src/sandbox/http/headers';
import type { Sandbox } from '../src/sandbox/sandbox';

/** Fields of calls and answers whose values no browser may keep (contract §4.1). */
const SECRET_FIELDS: ReadonlySet<string> = new Set([
  'password',
  'changepassword',
  'oldPassword',
  'newPassword',
  'tfaCode',
  'code',
  'codes',
  'passwordToken',
  'confirmationToken',
  'csrfToken',
]);
/** Shorter ones, such as the "wrong" of a test, are words that any page may say. */
const SHORTEST = 6;

/** What must be found nowhere in a browser when a test ends. */
export interface Secrets {
  add(...values: readonly string[]): void;
  all(): readonly string[];
  clear(): void;
}

export function createSecrets(): Secrets {
  const values = new Set<string>();
  return {
    add(...more) {
      for (const value of more) if (value.length >= SHORTEST) values.add(value);
    },
    all: () => [...values],
    clear: () => values.clear(),
  };
}

function addFields(secrets: Secrets, text: string, more: ReadonlySet<string>): void {
  if (!text.startsWith('{')) return;
  try {
    for (const [name, value] of Object.entries(JSON.parse(text) as object)) {
      const isSecret = SECRET_FIELDS.has(name) || more.has(name);
      if (!isSecret) continue;
      for (const each of Array.isArray(value) ? value : [value]) {
        if (typeof each === 'string') secrets.add(each);
      }
    }
  } catch {
    // A broken body of a fault holds nothing to look for.
  }
}

/** A sandbox that remembers every secret that passes it, so that no test has to name them. */
export function watchSecrets(sandbox: Sandbox, secrets: Secrets): Sandbox {
  async function fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    for (const [name, value] of searchParams) if (SECRET_FIELDS.has(name)) secrets.add(value);
    // Only here is `token` a secret; for an external sign-in it is the `state`.
    const more = new Set(pathname.endsWith('/reset-password') ? ['token'] : []);
    if (request.body) addFields(secrets, await request.clone().text(), more);
    const response = await sandbox.fetch(request);
    secrets.add(response.headers.get(SESSION_HEADER) ?? '');
    secrets.add(response.headers.get(DEVICE_HEADER) ?? '');
    if (/^\/app\/(login|users\/me\/recovery-codes)/.test(pathname)) {
      addFields(
        secrets,
        await response
          .clone()
          .text()
          .catch(() => ''),
        more,
      );
    }
    return response;
  }
  return new Proxy(sandbox, {
    get: (target, name) => (name === 'fetch' ? fetch : Reflect.get(target, name)),
  });
}

/** How a secret may be written down. */
function spellings(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  return [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('hex'),
  ];
}

/** Whether a text contains one of the secrets. A number counts only as a separate word. */
export function tells(text: string, secrets: readonly string[]): boolean {
  return secrets.some((secret) =>
    /^\d+$/.test(secret)
      ? new RegExp(`(?<![\\w.])${secret}(?![\\w.])`).test(text)
      : spellings(secret).some((spelling) => text.includes(spelling)),
  );
}
