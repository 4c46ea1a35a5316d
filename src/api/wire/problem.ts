import type { FieldProblem } from '../../domain/failure';
import { asRecord, field, list } from './readers';

/** The readable text in an error body. */
export interface Problem {
  /** The `message` for display (contract §1); '' if none. */
  readonly message: string;
  /** Text in other formats: `detail`, `title`, `reason`, field messages, plain text; '' if none. */
  readonly details: string;
  /** Messages about single fields. */
  readonly fields: readonly FieldProblem[];
  /** The user named by a 403 of the profile (contract §2); '' if none. */
  readonly email: string;
}

/** Maximum length of displayed server text, in characters. */
const MESSAGE_MAX_LENGTH = 500;
const FIELDS_MAX = 50;

/** Characters that change the writing direction of following text, including our own. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Markup, a stack trace, or JSON. */
const NOT_FOR_READERS =
  /<[a-z!/?]|\n\s*at \S|traceback \(|exception:|:line \d|\.(?:cs|java|js|ts|py|go|rb|php):\d|^\s*[[{]["[{\]}]/i;
/** A stringified object, or replacement characters of invalid UTF-8. */
const OBJECT_OR_GARBAGE = /\[object |\uFFFD/;

/** Joins lines: line breaks, control characters and lone surrogates become spaces. */
function inOneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .replace(DIRECTION_CONTROLS, '')
    .trim();
}

/**
 * The `message` of a response (contract §1), as plain text including markup, cut after 500
 * characters. '' if it is not a string or has no visible characters.
 */
export function messageText(value: unknown): string {
  if (typeof value !== 'string' || OBJECT_OR_GARBAGE.test(value)) return '';
  const line = inOneLine(value.slice(0, MESSAGE_MAX_LENGTH));
  if (!/[^\s\p{Cf}]/u.test(line)) return '';
  return value.length > MESSAGE_MAX_LENGTH ? `${line}…` : line;
}

/**
 * Other server text for display; '' if it is not suitable: no words, too long, markup, a stack
 * trace, JSON, a wrong encoding.
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

/** Decodes the ASP.NET map `{field: [text]}`, or a list of `{field, reason}`. */
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

/** Decodes an error body: parsed JSON, or the text if it is not JSON. */
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
