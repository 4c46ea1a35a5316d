const MONTH = 86_400_000 * 30.436875;
const makeFormat = () => new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'medium' });
let format: Intl.DateTimeFormat | undefined;

/** How many months ago it was, with the exact time on hover. */
export function plainAgo(instant: Date, now: number) {
  // At first use, as ours: a page's first formats are dear, and each side's own.
  format ??= makeFormat();
  const months = Math.floor((now - instant.getTime()) / MONTH);
  return (
    <time dateTime={instant.toISOString()} title={format.format(instant)}>
      {months} {months === 1 ? 'month' : 'months'} ago
    </time>
  );
}
