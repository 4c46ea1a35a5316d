const SERVER_TIME =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,12}))?)?)?(?:Z|([+-])(\d\d):?(\d\d))?$/i;

/**
 * Parses a server time: ISO 8601, UTC without a zone (contract §4.8). Fractions are cut to
 * milliseconds. Null for anything else and for the zero date, which means "never", even if a zone
 * has shifted it into the previous year.
 */
export function parseServerTime(text: unknown): Date | null {
  const match = typeof text === 'string' ? SERVER_TIME.exec(text.trim()) : null;
  if (!match) return null;
  const [, date = '', hour = '00', minute = '00', second = '00', fraction = ''] = match;
  // Years up to 1 are the zero date.
  if (date < '0100') return null;
  const utc = `${date}T${hour}:${minute}:${second}.${fraction.padEnd(3, '0').slice(0, 3)}Z`;
  const local = Date.parse(utc);
  // A 30 February or a 25th hour would silently become another day.
  if (Number.isNaN(local) || new Date(local).toISOString() !== utc) return null;
  const [sign, offsetHours = 0, offsetMinutes = 0] = match.slice(6);
  if (Number(offsetHours) > 23 || Number(offsetMinutes) > 59) return null;
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === '-' ? -1 : 1);
  return new Date(local - offset * 60_000);
}

/**
 * Whether a text is the zero date, which means "never" (contract §4.8), rather than an invalid
 * time.
 */
export function isZeroDate(text: unknown): boolean {
  return typeof text === 'string' && /^000[01]-/.test(text.trim()) && SERVER_TIME.test(text.trim());
}
