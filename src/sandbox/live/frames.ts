/** Ends every message of the SignalR JSON protocol. */
export const RECORD_SEPARATOR = '\u001e';

/** Message types of the SignalR hub protocol that the sandbox sends or understands. */
export const MESSAGE_TYPE = { invocation: 1, completion: 3, ping: 6, close: 7 } as const;

/** A message as text on the wire. */
export function toFrame(message: object): string {
  return `${JSON.stringify(message)}${RECORD_SEPARATOR}`;
}

/**
 * Splits incoming text into messages and an incomplete rest.
 *
 * @throws SyntaxError if a message is not JSON
 */
export function splitFrames(text: string): {
  readonly messages: readonly Readonly<Record<string, unknown>>[];
  readonly rest: string;
} {
  const parts = text.split(RECORD_SEPARATOR);
  const rest = parts.pop() ?? '';
  const messages = parts.map((part) => {
    const message: unknown = JSON.parse(part);
    if (typeof message !== 'object' || message === null) {
      throw new SyntaxError('A message must be an object.');
    }
    return message as Record<string, unknown>;
  });
  return { messages, rest };
}
