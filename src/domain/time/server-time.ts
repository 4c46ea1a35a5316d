const SERVER_TIME =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,12}))?)?)?(?:(Z)|([+-])(\d\d):?(\d\d))?$/i;

/**
 * Reads a time of the server: ISO 8601, UTC when it names no zone (contract §4.8). Fractions of any
 * length are cut to milliseconds. The zero date, also where a zone has shifted it into the year
 * before, means "never" and is null, as is everything that is not a time.
 */
export function parseServerTime(text: unknown): Date | null {
  const match = typeof text === 'string' ? SERVER_TIME.exec(text.trim()) : null;
  if (!match) return null;
  const [, year, month, day, hour = 0, minute = 0, second = 0, fraction = ''] = match;
  const numbers = [year, month, day, hour, minute, second].map(Number);
  const [y = 0, mo = 0, d = 0, h = 0, mi = 0, s = 0] = numbers;
  // Years up to 1 are the zero date; Date.UTC would move those below 100 into the 20th century.
  if (y < 100) return null;
  const local = new Date(
    Date.UTC(y, mo - 1, d, h, mi, s, Number(fraction.padEnd(3, '0').slice(0, 3))),
  );
  // A 30th of February or a 25th hour would silently become another day.
  const kept =
    local.getUTCMonth() === mo - 1 &&
    local.getUTCDate() === d &&
    local.getUTCHours() === h &&
    local.getUTCMinutes() === mi &&
    local.getUTCSeconds() === s;
  if (!kept) return null;
  const [sign, offsetHours = 0, offsetMinutes = 0] = match.slice(9);
  if (Number(offsetHours) > 23 || Number(offsetMinutes) > 59) return null;
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === '-' ? -1 : 1);
  return new Date(local.getTime() - offset * 60_000);
}

/** Whether a text is the zero date, which means "never" (contract §4.8), and not just no time. */
export function isZeroDate(text: unknown): boolean {
  return typeof text === 'string' && /^000[01]-/.test(text.trim()) && SERVER_TIME.test(text.trim());
}
