import type { Failure } from './failure';

/** Concurrent calls of a bulk run (commerce §6, contract §4.21). */
export const BULK_CALLS_AT_A_TIME = 3;

/**
 * State of one record in a bulk run. `Preview` is the server's preview, null in a run without
 * previews; `Refusal` is the reason why a record cannot be changed.
 */
export type BulkStep<Preview, Refusal = never> =
  | {
      /** Waiting for its preview; preview in progress. */
      readonly status: 'waiting' | 'previewing';
      /** The expired preview; null for the first one. */
      readonly before: Preview | null;
    }
  | {
      /** Cannot be changed; it is not sent. */
      readonly status: 'refused';
      /** The reason. */
      readonly refusal: Refusal;
    }
  | {
      /** Ready to send; being sent; done; not sent because the run was stopped. */
      readonly status: 'ready' | 'sending' | 'done' | 'kept';
      /** The current preview. */
      readonly preview: Preview;
      /** The previous preview, if it was previewed more than once; null otherwise. */
      readonly before: Preview | null;
      /** The failure of an earlier attempt with an unknown outcome; null if none. */
      readonly lost: Failure | null;
    }
  | {
      readonly status: 'failed';
      /** Why the preview failed. */
      readonly failure: Failure;
      /** A retry previews first: nothing can have been changed yet. */
      readonly retry: 'preview';
      /** The last preview; null if none. */
      readonly preview: Preview | null;
    }
  | {
      readonly status: 'failed';
      /** Why sending failed. */
      readonly failure: Failure;
      /** The change may have been made: a retry sends the same request. */
      readonly retry: 'send';
      /** The preview that was sent; its key makes sure that the change is made once. */
      readonly preview: Preview;
    };

/** One record of a bulk run. */
export type BulkEntry<Preview, Refusal = never> = BulkStep<Preview, Refusal> & {
  /** Id of the record. */
  readonly id: string;
};

/**
 * A bulk run: all records are previewed without changing anything, then the confirmed ones are
 * sent, three at a time (commerce §6). `reviewed` waits for the confirmation; `ended` has no
 * pending calls.
 */
export interface BulkRun<Preview, Refusal = never> {
  /** Progress of the run. */
  readonly phase: 'previewing' | 'reviewed' | 'running' | 'ended';
  /** The records, in the order of selection. */
  readonly entries: readonly BulkEntry<Preview, Refusal>[];
  /** Ids of the records that were done before the last retry. @default none */
  readonly doneBefore?: readonly string[] | undefined;
}

/**
 * The records of the current attempt, without those done before it; all records once it has ended.
 */
export function inThisTry<P, R>({
  phase,
  entries,
  doneBefore = [],
}: BulkRun<P, R>): readonly BulkEntry<P, R>[] {
  return phase === 'ended' ? entries : entries.filter(({ id }) => !doneBefore.includes(id));
}

/** Result of a preview. */
export type BulkPreviewed<Preview, Refusal = never> =
  | { readonly status: 'ready'; readonly preview: Preview }
  | { readonly status: 'refused'; readonly refusal: Refusal }
  | { readonly status: 'failed'; readonly failure: Failure };

/** Result of sending; `retry` as in {@link BulkStep}. */
export type BulkSent =
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: 'preview' | 'send' };

/** Events of a bulk run. */
export type BulkEvent<Preview, Refusal = never> =
  | {
      readonly type: 'PREVIEWED';
      /** Id of the record. */
      readonly id: string;
      /** Its result. */
      readonly answer: BulkPreviewed<Preview, Refusal>;
    }
  | { readonly type: 'SENT'; readonly id: string; readonly answer: BulkSent }
  /** Send what is ready. */
  | { readonly type: 'CONFIRM' }
  /** The previews have expired; preview again. */
  | { readonly type: 'EXPIRED' }
  /** Finish the pending calls and send nothing further. */
  | { readonly type: 'STOP' }
  /** Retry the failures: send again, or preview if nothing can have been changed. */
  | { readonly type: 'RETRY' };

/** A call to make. */
export type BulkEffect<Preview> =
  | { readonly type: 'preview'; readonly id: string }
  | { readonly type: 'send'; readonly id: string; readonly preview: Preview };

/** The run after an event, and the calls to make. */
export interface BulkTransition<Preview, Refusal = never> {
  readonly run: BulkRun<Preview, Refusal>;
  /** The calls to make. */
  readonly effects: readonly BulkEffect<Preview>[];
}

const isUnderWay = ({ status }: BulkEntry<unknown, unknown>): boolean =>
  status === 'previewing' || status === 'sending';

/** Starts as many calls as allowed, and moves to the next phase when all are done. */
function goOn<P, R>(run: BulkRun<P, R>): BulkTransition<P, R> {
  const isPreviewing = run.phase === 'previewing';
  let free = BULK_CALLS_AT_A_TIME - run.entries.filter(isUnderWay).length;
  const effects: BulkEffect<P>[] = [];
  const entries = run.entries.map((entry): BulkEntry<P, R> => {
    if (free <= 0) return entry;
    if (isPreviewing && entry.status === 'waiting') {
      free -= 1;
      effects.push({ type: 'preview', id: entry.id });
      return { ...entry, status: 'previewing' };
    }
    if (!isPreviewing && entry.status === 'ready') {
      free -= 1;
      effects.push({ type: 'send', id: entry.id, preview: entry.preview });
      return { ...entry, status: 'sending' };
    }
    return entry;
  });
  if (entries.some(isUnderWay)) return { run: { ...run, entries }, effects };
  if (isPreviewing) return { run: { ...run, phase: 'reviewed', entries }, effects };
  // Uncertain outcomes are settled first; what certainly failed is previewed next.
  return entries.some(({ status }) => status === 'waiting')
    ? goOn({ ...run, phase: 'previewing', entries })
    : { run: { ...run, phase: 'ended', entries }, effects };
}

/** Starts a run with previews. Records refused from the start are not previewed. */
export function beginBulkRun<Preview, Refusal = never>(
  records: readonly {
    /** Id of the record. */
    readonly id: string;
    /** Why it cannot be changed; null to let the server decide. */
    readonly refusal: Refusal | null;
  }[],
): BulkTransition<Preview, Refusal> {
  const entries = records.map(
    ({ id, refusal }): BulkEntry<Preview, Refusal> =>
      refusal === null
        ? { id, status: 'waiting', before: null }
        : { id, status: 'refused', refusal },
  );
  return goOn({ phase: 'previewing', entries });
}

/** A run without previews, waiting for the confirmation. */
export function planBulkRun(ids: readonly string[]): BulkRun<null> {
  const entries = ids.map(
    (id) => ({ id, status: 'ready', preview: null, before: null, lost: null }) as const,
  );
  return { phase: 'reviewed', entries };
}

function previewed<P, R>(
  entry: BulkEntry<P, R>,
  answer: BulkPreviewed<P, R>,
): BulkEntry<P, R> | null {
  if (entry.status !== 'previewing') return null;
  const { id, before } = entry;
  if (answer.status === 'ready') return { id, ...answer, before, lost: null };
  return answer.status === 'refused'
    ? { id, ...answer }
    : { id, ...answer, retry: 'preview', preview: before };
}

function sent<P, R>(entry: BulkEntry<P, R>, answer: BulkSent): BulkEntry<P, R> | null {
  if (entry.status !== 'sending') return null;
  return answer.status === 'done'
    ? { ...entry, status: 'done' }
    : { id: entry.id, ...answer, preview: entry.preview };
}

function again<P, R>(entry: BulkEntry<P, R>, canSend: boolean): BulkEntry<P, R> {
  if (entry.status !== 'failed') return entry;
  const { id, preview, failure: lost } = entry;
  if (entry.retry === 'preview') return { id, status: 'waiting', before: preview };
  return canSend ? { id, status: 'ready', preview: entry.preview, before: null, lost } : entry;
}

/**
 * The run after an event. Events that do not fit the state are ignored. A record with an unknown
 * outcome is never previewed again: only sending the same request again makes the change once.
 */
export function bulkTransition<P, R>(
  run: BulkRun<P, R>,
  event: BulkEvent<P, R>,
): BulkTransition<P, R> {
  const { phase } = run;
  const unchanged = { run, effects: [] };
  switch (event.type) {
    case 'PREVIEWED':
    case 'SENT': {
      const entry = run.entries.find(({ id }) => id === event.id);
      const next =
        entry &&
        (event.type === 'SENT' ? sent(entry, event.answer) : previewed(entry, event.answer));
      if (!next) return unchanged;
      return goOn({ ...run, entries: run.entries.map((one) => (one === entry ? next : one)) });
    }
    case 'CONFIRM': {
      const canSend = run.entries.some(({ status }) => status === 'ready');
      return phase === 'reviewed' && canSend ? goOn({ ...run, phase: 'running' }) : unchanged;
    }
    case 'EXPIRED': {
      if (phase !== 'reviewed') return unchanged;
      const entries = run.entries.map((entry): BulkEntry<P, R> => {
        if (entry.status !== 'ready') return entry;
        return { id: entry.id, status: 'waiting', before: entry.preview };
      });
      return goOn({ ...run, phase: 'previewing', entries });
    }
    case 'STOP': {
      if (phase !== 'running') return unchanged;
      const entries = run.entries.map((entry): BulkEntry<P, R> => {
        if (entry.status !== 'ready') return entry;
        const { id, preview, lost } = entry;
        if (lost === null) return { ...entry, status: 'kept' };
        return { id, status: 'failed', failure: lost, retry: 'send', preview };
      });
      return { run: { ...run, entries }, effects: [] };
    }
    case 'RETRY': {
      if (phase !== 'ended' && phase !== 'reviewed') return unchanged;
      // Nothing is sent before the confirmation.
      const entries = run.entries.map((entry) => again(entry, phase === 'ended'));
      if (entries.every((entry, at) => entry === run.entries[at])) return unchanged;
      const done = entries.flatMap(({ id, status }) => (status === 'done' ? [id] : []));
      const doneBefore = done.length > 0 ? done : undefined;
      return goOn({ phase: phase === 'ended' ? 'running' : 'previewing', entries, doneBefore });
    }
  }
}
