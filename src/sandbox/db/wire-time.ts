/** "Never" on the wire (contract §4.8). */
export const ZERO_DATE = '0001-01-01T00:00:00';

/** An instant as in most answers: UTC without zone suffix; null is the zero date. */
export function toWireTime(instant: number | null): string {
  return instant === null ? ZERO_DATE : new Date(instant).toISOString().slice(0, 19);
}

/** An instant as in `expires`: ISO 8601 with its zone (contract §2). */
export function toInstant(instant: number): string {
  return new Date(instant).toISOString();
}
