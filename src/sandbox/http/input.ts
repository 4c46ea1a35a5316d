import type { MiddlewareHandler } from 'hono';
import { decodePercent } from '../../domain/text/percent';
import type { PageRequest } from '../db/page';
import { PAGE_SIZE_MAX } from '../db/page';
import type { CallContext, Env } from './context';
import { Problem } from './problem';

/** A JSON object with unknown fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** The error for an unreadable query or body (wire §1). */
export function malformed(message: string): Problem {
  return new Problem(400, message, { code: 'bad_query' });
}

/** Maximum size of a body, in bytes. The largest legitimate one is a list of permissions. */
export const BODY_MAX_BYTES = 1_048_576;

/** Whether a content type is JSON in UTF-8, the only encoding of JSON. */
function isJson(type: string): boolean {
  const [name = '', ...parameters] = type.toLowerCase().split(';');
  const isKnown = (parameter: string) => {
    const [key = '', value = ''] = parameter.split('=');
    return key.trim() !== 'charset' || /^\s*("?)utf-?8\1\s*$/.test(value);
  };
  return name.trim() === 'application/json' && parameters.every(isKnown);
}

const tooLarge = () => new Problem(413, 'The request is too large.');

/** Stands for a body that is not text: invalid JSON, so it is refused when it is parsed. */
const NO_UTF_8 = '\ufffd';

/** Appends a decoded chunk to a text, or ends it; null for invalid UTF-8. */
function decoded(decoder: TextDecoder, text: string | null, piece?: Uint8Array): string | null {
  if (text === null) return null;
  try {
    return text + (piece ? decoder.decode(piece, { stream: true }) : decoder.decode());
  } catch {
    return null;
  }
}

/** The text of a body. @throws Problem 413 once it exceeds the limit */
async function bodyText({ body, headers }: Request): Promise<string> {
  if (!body) return '';
  if (Number(headers.get('Content-Length')) > BODY_MAX_BYTES) throw tooLarge();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = body.getReader();
  let text: string | null = '';
  let size = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.byteLength;
    if (size > BODY_MAX_BYTES) {
      // Not awaited: the client may not stop sending.
      void reader.cancel().catch(() => {});
      throw tooLarge();
    }
    text = decoded(decoder, text, piece.value);
  }
  return decoded(decoder, text) ?? NO_UTF_8;
}

/**
 * Reads the body of a write before the caller is determined: a delayed request must not be executed
 * with a session or a permission that has ended meanwhile. A body without a JSON content type is
 * refused: pages of other sites can send `text/plain` and form types without a preflight.
 */
export function readBody(): MiddlewareHandler<Env> {
  return async (c, next) => {
    const text = await bodyText(c.req.raw);
    if (text !== '' && !isJson(c.req.header('Content-Type') ?? '')) {
      throw new Problem(415, 'The body must be application/json.');
    }
    c.set('body', text);
    await next();
  };
}

/** A lone surrogate or U+0000, which are never typed and break files and databases. */
const NO_TEXT = /[\0\p{Surrogate}]/u;

/** @throws Problem 400 for a text with a lone surrogate or U+0000 */
function refuseBroken(value: string): void {
  if (NO_TEXT.test(value)) throw malformed('A text has half a character, or U+0000, in it.');
}

async function readJson(c: CallContext): Promise<unknown> {
  try {
    return JSON.parse(c.get('body'), (key, value) => {
      refuseBroken(key);
      if (typeof value === 'string') refuseBroken(value);
      return value;
    });
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw malformed('The body is not valid JSON.');
  }
}

/** The body as a JSON object. */
export async function readFields(c: CallContext): Promise<Fields> {
  const body = await readJson(c);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw malformed('The body must be a JSON object.');
  }
  return body as Fields;
}

/** The body as a JSON array of texts. */
export async function readTexts(c: CallContext, what: string): Promise<readonly string[]> {
  const body = await readJson(c);
  if (!Array.isArray(body) || !body.every((entry) => typeof entry === 'string')) {
    throw malformed(`The body must be an array of ${what}.`);
  }
  return [...new Set<string>(body)];
}

/** Maximum length of a text, in characters (contract §4.36). */
const TEXT_MAX = 10_000;

/** A text field; '' if it is missing or null. */
export function textOf(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw malformed(`${name} must be a text.`);
  if (value.length > TEXT_MAX) throw malformed(`${name} must have ${TEXT_MAX} characters at most.`);
  return value;
}

/** A required query parameter. */
export function requireQuery(c: CallContext, name: string): string {
  const value = c.req.query(name);
  if (!value) throw malformed(`The query parameter ${name} is missing.`);
  // Invalid UTF-8 would keep its escapes.
  if (decodePercent(new URL(c.req.url).search) === null) {
    throw malformed('The query is not well formed.');
  }
  refuseBroken(value);
  return value;
}

/** An optional text field; null if it is missing. */
export function optionalTextOf(fields: Fields, name: string): string | null {
  return textOf(fields, name) || null;
}

/** The revision in a body; text is not a number there. */
export function revisionOf({ revision }: Fields): number {
  return inLimits(revision, 'revision', Number.MAX_SAFE_INTEGER, 0);
}

/** The revision in a query. */
export function askedRevision(c: CallContext): number {
  return wholeNumber(c.req.query('revision'), 'revision', Number.MAX_SAFE_INTEGER, 0);
}

export function pathPart(c: CallContext, name: string): string {
  return c.req.param(name) ?? '';
}

/**
 * A number in a query.
 *
 * @throws Problem 400 unless it is a whole number within the limits
 */
export function wholeNumber(value: unknown, name: string, max: number, min = 1): number {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return inLimits(number, name, max, min);
}

function inLimits(number: unknown, name: string, max: number, min: number): number {
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < min || number > max) {
    throw malformed(`${name} must be a whole number from ${min} to ${max}.`);
  }
  return number;
}

/** Page number, page size and search text, validated. */
export function toPageRequest(given: {
  readonly pageNumber: unknown;
  readonly pageSize: unknown;
  readonly searchString: unknown;
}): PageRequest {
  return {
    pageNumber: wholeNumber(given.pageNumber ?? 1, 'pageNumber', Number.MAX_SAFE_INTEGER),
    pageSize: wholeNumber(given.pageSize ?? 10, 'pageSize', PAGE_SIZE_MAX),
    searchString: typeof given.searchString === 'string' ? given.searchString : '',
  };
}
