import { type BulkEntry, type BulkRun, inThisTry } from '../../domain/bulk-run';

type Status = BulkEntry<unknown, unknown>['status'];

/** How many entries of the current attempt are in these states; of all, after its end. */
export function countIn<P, R>(run: BulkRun<P, R>, ...states: readonly Status[]): number {
  return inThisTry(run).filter(({ status }) => states.includes(status)).length;
}

/** Whether entries were submitted before: then there is no way back to the first step. */
export function wasSent<P, R>({ entries }: BulkRun<P, R>): boolean {
  return entries.some(
    (entry) => entry.status === 'done' || (entry.status === 'failed' && entry.retry === 'send'),
  );
}

/**
 * Entries to show: impossible ones first, at the end of a run failed ones first; no reordering
 * while responses arrive.
 */
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
