import { randomBytes } from 'node:crypto';
import type { EndpointName } from '../../src/api/calls/all-calls';
import type { ApiClient } from '../../src/api/client';
import type { User } from '../../src/domain/users/user';
import { type CallAnswer, Connection, type Endpoints, type RawAnswer } from './connection';
import { type CheckResult, type Finding, type Redactor, sectionOf } from './report';
import { describeValue, fieldOf, problemsOf, type Rule } from './rules';
import { refusalShape } from './shapes';

/** Thrown by a check that cannot be made; the report says why. */
class Skip extends Error {
  override readonly name = 'Skip';
}

/** The server cannot be reached at all: there is nothing to report on. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** Somebody who can sign in. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

export interface SuiteOptions {
  readonly baseUrl: string;
  readonly endpoints: Endpoints;
  readonly timeoutMs: number;
  /** The portal's own origin, where it is not that of the API. */
  readonly portalOrigin: string | null;
  readonly account: Account | null;
  /** Whose orders wait for the account's approval. */
  readonly buyer: Account | null;
  /** Called when one of the two has a second factor. Returns null to give up. */
  readonly askCode: (account: Account) => Promise<string | null>;
  readonly isWriting: boolean;
  /** Whether something is bought for real, for a customer that the run makes. */
  readonly isBuying: boolean;
  readonly redactor: Redactor;
  /** Ends the run early: what was made is still removed. */
  readonly signal?: AbortSignal;
}

/** What a check asks, says and compares with. */
export class Check {
  readonly findings: Finding[] = [];

  #add(level: Finding['level'], path: string, expected: string, got: string, basis: string): void {
    const named = basis.startsWith('§') ? `specification ${basis}` : basis;
    this.findings.push({ level, path, expected, got, basis: named, link: sectionOf(named).link });
  }

  /** Adds a finding unless it is right. Returns whether it is. */
  expect(isRight: boolean, path: string, expected: string, got: unknown, basis: string): boolean {
    if (!isRight) this.#add('wrong', path, expected, textOf(got), basis);
    return isRight;
  }

  /** Adds advice: what could be better, which is no failure. */
  advise(isRight: boolean, path: string, expected: string, got: unknown, basis: string): void {
    if (!isRight) this.#add('advice', path, expected, textOf(got), basis);
  }

  /** Looks at a body. */
  shape(body: unknown, rule: Rule<unknown>, basis: string): boolean {
    const problems = problemsOf(rule, body);
    // A list of a thousand rows that are all wrong in the same way is reported once.
    const seen = new Set<string>();
    for (const { path, expected, got } of problems) {
      const kind = `${path.replace(/\[\d+\]/g, '[]')} ${expected}`;
      if (seen.has(kind)) continue;
      seen.add(kind);
      this.#add('wrong', path, expected, got, basis);
    }
    return problems.length === 0;
  }

  /**
   * Whether a call was answered with 2xx and, unless `rule` is null, with a body of that shape that
   * the portal's own decoder takes.
   */
  good<T>(answer: CallAnswer<T> | RawAnswer, rule: Rule<unknown> | null, basis: string): boolean {
    if (!this.#answered(answer)) return false;
    const { status } = answer;
    if (!this.expect(status >= 200 && status < 300, 'status', '200', gotOf(answer), basis)) {
      return false;
    }
    if (rule === null) return true;
    this.#json(answer);
    const isRight = this.shape(answer.json, rule, basis);
    const error = 'error' in answer ? answer.error : null;
    if (isRight && error) {
      this.expect(false, '', "what the portal's decoder can read", error.message, 'contract §1');
    }
    return isRight && !error;
  }

  /** Whether a call was refused with one of these statuses, and says why in `message`. */
  refused(answer: RawAnswer, statuses: readonly number[], basis: string): boolean {
    if (!this.#answered(answer)) return false;
    const isRight = this.expect(
      statuses.includes(answer.status),
      'status',
      statuses.length > 3 ? 'a status from 400 to 499' : statuses.join(' or '),
      gotOf(answer),
      basis,
    );
    if (!isRight) return false;
    this.#json(answer);
    return this.shape(answer.json, refusalShape, 'contract §1');
  }

  /** Leaves the check out. */
  skip(reason: string): never {
    throw new Skip(reason);
  }

  /** Leaves the check out when the account is not allowed to make the call. */
  skipIfForbidden(answer: RawAnswer): void {
    if (answer.status === 403) {
      this.skip('the account may not make this call (403); use one that may do everything');
    }
  }

  #answered({ status, failure, headers }: RawAnswer): boolean {
    if (status === 0) return this.expect(false, 'answer', 'an answer', failure, 'contract §1');
    if (status < 300 || status >= 400) return true;
    const location = headers.get('Location') ?? 'nowhere';
    return this.expect(
      false,
      'status',
      'an answer of the API and no redirect, which is never followed',
      `${status} to ${location.replace(/[?#].*/s, '')}`,
      'contract §1',
    );
  }

  #json({ headers, json, text }: RawAnswer): void {
    const type = headers.get('Content-Type') ?? '';
    this.expect(
      /^application\/(?:[\w.+-]+\+)?json\b/i.test(type),
      'header Content-Type',
      'application/json',
      type === '' ? 'nothing' : type,
      'contract §1',
    );
    const charset = /charset=["']?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8';
    this.expect(/^utf-?8$/i.test(charset), 'header Content-Type', 'UTF-8', charset, 'contract §1');
    if (json === undefined && text !== '') {
      this.expect(false, '', 'JSON', describeValue(text.trim().slice(0, 40)), 'contract §1');
    }
  }
}

function textOf(got: unknown): string {
  return typeof got === 'string' ? got : describeValue(got);
}

/** A status with the server's sentence. */
export function gotOf({ status, json }: RawAnswer): string {
  const message = fieldOf(json, 'message');
  return typeof message === 'string' ? `${status} ${describeValue(message)}` : String(status);
}

/** Statuses of a refusal whose number the contract leaves open. */
export const ANY_REFUSAL: readonly number[] = [400, 401, 403, 404, 405, 409, 410, 415, 422, 429];

/** After this many checks in a row without an answer, nothing more is asked. */
const SILENT_MAX = 3;

/** The signed-in user. */
export interface SignedIn {
  readonly email: string;
  readonly csrfToken: string;
  user: User | null;
}

/** A run: its connections, and what the checks have found out so far. */
export class Suite {
  readonly options: SuiteOptions;
  /** Without a session, for the whole run. */
  readonly anonymous: Connection;
  /** The session of the account. */
  readonly own: Connection;
  /** Part of every name that this run makes up, so that nothing of the server's own is hit. */
  readonly mark = randomBytes(4).toString('hex');
  readonly results: CheckResult[] = [];
  /** Optional calls that the server was seen to have. */
  readonly seen = new Set<EndpointName>();
  signedIn: SignedIn | null = null;
  #silent = 0;

  constructor(options: SuiteOptions) {
    this.options = options;
    this.anonymous = this.stranger();
    this.own = this.stranger();
  }

  /** Another browser, without cookies. */
  stranger(): Connection {
    const { baseUrl, endpoints, timeoutMs, redactor } = this.options;
    const onSecret = (secret: string) => redactor.add(secret);
    return new Connection({ baseUrl, endpoints, timeoutMs, onSecret });
  }

  /** An e-mail that no user has. */
  get nobody(): string {
    return `nobody-${this.mark}@conformance.invalid`;
  }

  /** A name or id that nothing has. */
  get nothing(): string {
    return `plinth-conformance-${this.mark}`;
  }

  /** A client that acts in an impersonation. */
  acting(sessionId: string): ApiClient {
    const client = this.own.clientWith({ impersonationSessionId: sessionId });
    client.setCsrfToken(this.signedIn?.csrfToken ?? null);
    return client;
  }

  /** Makes one check; nothing that happens in it ends the run, but a server that is not there. */
  async check(
    endpoint: EndpointName,
    title: string,
    run: (check: Check) => Promise<void>,
    { isCleanUp = false } = {},
  ): Promise<void> {
    const check = new Check();
    let reason = '';
    try {
      if (this.#silent >= SILENT_MAX) check.skip('the server has stopped answering');
      if (this.options.signal?.aborted && !isCleanUp) check.skip('the run was ended');
      await run(check);
    } catch (error) {
      if (error instanceof UnreachableError) throw error;
      if (error instanceof Skip) reason = error.message;
      // An answer on which the check itself fails is not as the contract says either.
      else check.expect(false, '', 'an answer that can be looked at', String(error), 'contract §1');
    }
    const isSilent = check.findings.some(({ path }) => path === 'answer');
    if (reason === '') this.#silent = isSilent ? this.#silent + 1 : 0;
    const isWrong = check.findings.some(({ level }) => level === 'wrong');
    const clean = (text: string) => this.options.redactor.clean(text);
    const { method, path } = this.own.endpointOf(endpoint);
    const result: CheckResult = {
      endpoint,
      method,
      path,
      title,
      outcome: isWrong ? 'wrong' : reason ? 'skipped' : 'right',
      findings: check.findings.map((finding) => ({
        ...finding,
        path: clean(finding.path),
        expected: clean(finding.expected),
        got: clean(finding.got),
      })),
      reason: clean(reason),
    };
    this.results.push(result);
  }
}
