import { HELD_COUNTS, type Holdings } from '../../domain/users/holdings';
import { count, list, requireRecord, text } from './readers';

/** `GET /app/users/{email}/holdings` (workday §2). What is missing, or no number, is not known. */
export function readHoldings(body: unknown): Holdings {
  const record = requireRecord(body, 'roles', ...HELD_COUNTS);
  const counts = HELD_COUNTS.map((name) => [name, count(record[name])] as const);
  return {
    roles: list(record.roles).map(text).filter(Boolean),
    ...(Object.fromEntries(counts) as Record<(typeof HELD_COUNTS)[number], number | null>),
  };
}
