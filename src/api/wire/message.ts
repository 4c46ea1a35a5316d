import { readableText } from './problem';
import { field, unexpected, unwrap } from './readers';

/** What a write answers: the server's sentence, or '' for the screen's own text. */
export interface WriteAnswer {
  readonly message: string;
}

/**
 * Reads the answer of a write. The 2xx itself is the answer: any JSON, a plain text or nothing will
 * do. A page of HTML comes from something else than the API, and cut JSON from a cut connection.
 */
export function readWriteAnswer(json: unknown, text: string): WriteAnswer {
  if (json === undefined && /^\s*["<[{]/.test(text)) unexpected('answer of a write');
  const body = json === undefined ? text : unwrap(json);
  return { message: readableText(field(json, 'message') ?? field(body, 'message') ?? body) };
}
