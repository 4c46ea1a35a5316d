import { type CsvColumn, writeCsv } from '../../domain/text/csv';
import { civilDateOf } from '../../domain/time/civil-date';

/** A CSV download (wire §2); its name contains the date. */
export function csvFile<Row>(
  name: string,
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  now: number,
): Response {
  const file = `${name}-${civilDateOf(now)}.csv`;
  return new Response(writeCsv(rows, columns), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}"`,
    },
  });
}
