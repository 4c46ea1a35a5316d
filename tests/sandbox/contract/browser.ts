import type { Mail } from '../../../src/sandbox/db/outbox';
import { DEMO_PASSWORD } from '../../../src/sandbox/world/accounts';
import type { ScenarioName } from '../../../src/sandbox/world/scenarios';
import type { ContractMount } from '../contract-mount';

/** An answer, read. */
export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON of the body; throws if it is invalid. */
  readonly body: Body;
}

/** A mount with the manners of the portal: JSON, the CSRF token, the impersonation header. */
export class Browser {
  readonly mount: ContractMount;
  csrfToken = '';
  impersonation = '';

  constructor(mount: ContractMount) {
    this.mount = mount;
  }

  async reset(scenario?: ScenarioName): Promise<void> {
    this.csrfToken = '';
    this.impersonation = '';
    await this.mount.reset(scenario);
  }

  async ask<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const response = await this.mount.fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(this.csrfToken && method !== 'GET' ? { 'X-Csrf-Token': this.csrfToken } : {}),
        ...(this.impersonation ? { 'X-Impersonation-Session': this.impersonation } : {}),
        ...headers,
      },
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      get body() {
        return JSON.parse(text) as Body;
      },
    };
  }

  get<Body = Record<string, unknown>>(path: string, headers?: Record<string, string>) {
    return this.ask<Body>('GET', path, undefined, headers);
  }

  post<Body = Record<string, unknown>>(path: string, body?: unknown) {
    return this.ask<Body>('POST', path, body);
  }

  put<Body = Record<string, unknown>>(path: string, body?: unknown) {
    return this.ask<Body>('PUT', path, body);
  }

  patch<Body = Record<string, unknown>>(path: string, body?: unknown) {
    return this.ask<Body>('PATCH', path, body);
  }

  delete<Body = Record<string, unknown>>(path: string) {
    return this.ask<Body>('DELETE', path);
  }

  /** Signs in and keeps the CSRF token. */
  async login(
    email: string,
    password = DEMO_PASSWORD,
    tfaCode?: string,
  ): Promise<Answer<{ expires: string; csrfToken: string; message: string }>> {
    const answer = await this.post<{ expires: string; csrfToken: string; message: string }>(
      '/app/login',
      { email, password, tfaCode },
    );
    if (answer.status === 200) this.csrfToken = answer.body.csrfToken;
    return answer;
  }

  async mails(): Promise<readonly Mail[]> {
    return (await this.get<Mail[]>('/app/sandbox/mail')).body;
  }

  get host(): string {
    return new URL(this.mount.origin).host;
  }
}

/** The last mail. */
export async function lastMail(browser: Browser): Promise<Mail> {
  const mail = (await browser.mails()).at(-1);
  if (!mail) throw new Error('No mail was sent');
  return mail;
}
