import type { FieldProblem } from '../../domain/failure';
import { asRecord, field, list } from './readers';

/** The readable text in the body of a failed answer. */
export interface Problem {
  /** The `message` as it may be shown (contract §1), or '' when there is none. */
  readonly message: string;
  /**
   * The text of other shapes: `detail`, `title`, `reason`, field texts, plain text; '' for nothing.
   */
  readonly details: string;
  /** Sentences about single fields. */
  readonly fields: readonly FieldProblem[];
  /** A 403 of the profile may name the user (contract §2); else ''. */
  readonly email: string;
}

/** Longest text of the server that is shown, in characters. */
const MESSAGE_MAX_LENGTH = 500;
const FIELDS_MAX = 50;

/** Characters that turn the direction of what follows, and with it of our own words. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Markup, a stack trace, or JSON. */
const NOT_FOR_READERS =
  /<[a-z!/?]|\n\s*at \S|traceback \(|exception:|:line \d|\.(?:cs|java|js|ts|py|go|rb|php):\d|^\s*[[{]["[{\]}]/i;
/** What a careless server makes of an object, and what is left of bytes that are not UTF-8. */
const OBJECT_OR_GARBAGE = /\[object |\uFFFD/;

/** In one line: line breaks, control characters and halves of characters become spaces. */
function inOneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .replace(DIRECTION_CONTROLS, '')
    .trim();
}

/**
 * The `message` of an answer (contract §1): shown as text whatever it holds, markup too, and cut
 * after 500 characters. '' when it is no string, or nothing in it can be seen.
 */
export function messageText(value: unknown): string {
  if (typeof value !== 'string' || OBJECT_OR_GARBAGE.test(value)) return '';
  const line = inOneLine(value.slice(0, MESSAGE_MAX_LENGTH));
  if (!/[^\s\p{Cf}]/u.test(line)) return '';
  return value.length > MESSAGE_MAX_LENGTH ? `${line}…` : line;
}

/**
 * Another text of the server as it may be shown, or '' when it is not worth it: no words, too long,
 * markup, a stack trace, JSON, text in a wrong encoding.
 */
export function readableText(value: unknown): string {
  if (typeof value !== 'string' || value.length > MESSAGE_MAX_LENGTH) return '';
  const line = NOT_FOR_READERS.test(value) ? '' : messageText(value);
  return /[\p{L}\p{N}]/u.test(line) ? line : '';
}

function joined(texts: readonly string[]): string {
  return readableText([...new Set(texts)].filter(Boolean).join(' '));
}

function fieldProblem(name: string, value: unknown): FieldProblem[] {
  const words = joined((Array.isArray(value) ? value : [value]).map(readableText));
  return words ? [{ field: name.replace(/^.*\./, ''), text: words }] : [];
}

/** The ASP.NET map `{field: [text]}`, or a list of `{field, reason}` as other servers send it. */
function readFields(errors: unknown): readonly FieldProblem[] {
  const map = asRecord(errors);
  const problems = map
    ? Object.entries(map).flatMap(([name, value]) => fieldProblem(name, value))
    : list(errors).flatMap((entry) => {
        const name = field(entry, 'field') ?? field(entry, 'name') ?? field(entry, 'code');
        return fieldProblem(typeof name === 'string' ? name : '', reasonOf(entry));
      });
  return problems.slice(0, FIELDS_MAX);
}

function reasonOf(entry: unknown): unknown {
  return field(entry, 'reason') ?? field(entry, 'message') ?? field(entry, 'description') ?? entry;
}

/** Reads the body of a failed answer, of any kind: parsed JSON, or the text when it is not JSON. */
export function readProblem(body: unknown): Problem {
  const error = field(body, 'error');
  const fields = readFields(Array.isArray(body) ? body : field(body, 'errors'));
  const email = field(body, 'email') ?? field(field(body, 'data'), 'email');
  return {
    message: messageText(field(body, 'message')) || readableText(field(error, 'message')),
    details:
      readableText(field(body, 'detail')) ||
      joined(fields.map((problem) => problem.text)) ||
      readableText(field(body, 'title')) ||
      readableText(error) ||
      readableText(body),
    fields,
    email: typeof email === 'string' ? email : '',
  };
}
