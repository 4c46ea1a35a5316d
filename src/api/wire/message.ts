import { messageText, readableText } from './problem';
import { field, unexpected, unwrap } from './readers';

/** The message of a write: the server's sentence, or '' for the screen's own text. */
export interface WriteAnswer {
  /** The server's sentence; '' for none. */
  readonly message: string;
}

/**
 * Reads the answer of a write. The 2xx status is enough: any JSON, plain text or an empty body will
 * do. A page of HTML does not come from the API, and truncated JSON comes from a broken connection.
 */
export function readWriteAnswer(json: unknown, text: string): WriteAnswer {
  if (json === undefined && /^\s*["<[{]/.test(text)) unexpected('answer of a write');
  const body = json === undefined ? text : unwrap(json);
  return {
    message: messageText(field(json, 'message') ?? field(body, 'message')) || readableText(body),
  };
}
