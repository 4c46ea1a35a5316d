import { type BulkEntry, type BulkRun, inThisTry } from '../../domain/bulk-run';

type Status = BulkEntry<unknown, unknown>['status'];

/** How many of the try under way are in one of these states; once it has ended, of all. */
export function countIn<P, R>(run: BulkRun<P, R>, ...states: readonly Status[]): number {
  return inThisTry(run).filter(({ status }) => states.includes(status)).length;
}

/** Whether something of it was sent before: there is no way back to choosing then. */
export function wasSent<P, R>({ entries }: BulkRun<P, R>): boolean {
  return entries.some(
    (entry) => entry.status === 'done' || (entry.status === 'failed' && entry.retry === 'send'),
  );
}

/** What cannot be done comes first, and at the end what failed; while calls come back nothing moves. */
export function inOrder<P, R>({ phase, entries }: BulkRun<P, R>): readonly BulkEntry<P, R>[] {
  if (phase === 'previewing') return entries;
  const ranks: readonly Status[] =
    phase === 'ended'
      ? ['failed', 'kept', 'done']
      : phase === 'running'
        ? ['refused']
        : ['refused', 'failed'];
  const rank = ({ status }: BulkEntry<P, R>) =>
    ranks.includes(status) ? ranks.indexOf(status) : ranks.length;
  return [...entries].sort((one, other) => rank(one) - rank(other));
}
