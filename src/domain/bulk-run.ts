import type { Failure } from './failure';

/** Calls of a run that are under way at a time (commerce §6, contract §4.21). */
export const BULK_CALLS_AT_A_TIME = 3;

/**
 * Where one record of a run is. `Preview` is what the server says that it comes to, null in a run that
 * has nothing to preview; `Refusal` is why it cannot be done.
 */
export type BulkStep<Preview, Refusal = never> =
  | {
      /** Not previewed yet; being previewed. */
      readonly status: 'waiting' | 'previewing';
      /** What it came to before, where that does not hold any longer; null for nothing. */
      readonly before: Preview | null;
    }
  | {
      /** It cannot be done, and is not sent. */
      readonly status: 'refused';
      /** Why. */
      readonly refusal: Refusal;
    }
  | {
      /** Can be sent; being sent; done; not sent, because the run was stopped. */
      readonly status: 'ready' | 'sending' | 'done' | 'kept';
      /** What it comes to. */
      readonly preview: Preview;
      /** What it came to before, where it was previewed more than once; null for nothing. */
      readonly before: Preview | null;
      /** Why nobody knows what became of it when it was sent before; null where it was not. */
      readonly lost: Failure | null;
    }
  | {
      readonly status: 'failed';
      /** Why. */
      readonly failure: Failure;
      /** What trying again does first: a preview, while nothing can have been done. */
      readonly retry: 'preview';
      /** What it came to; null where it was never previewed. */
      readonly preview: Preview | null;
    }
  | {
      readonly status: 'failed';
      /** Why. */
      readonly failure: Failure;
      /** It may have been done: trying again sends the same once more. */
      readonly retry: 'send';
      /** What was sent, whose key makes sure that it is done once. */
      readonly preview: Preview;
    };

/** One record of a run. */
export type BulkEntry<Preview, Refusal = never> = BulkStep<Preview, Refusal> & {
  /** Its id. */
  readonly id: string;
};

/**
 * A run over many records: first everything is previewed and nothing is changed, then what was
 * confirmed is sent, three at a time (commerce §6). `reviewed` waits for the confirmation, `ended` has
 * no call under way.
 */
export interface BulkRun<Preview, Refusal = never> {
  /** How far it is. */
  readonly phase: 'previewing' | 'reviewed' | 'running' | 'ended';
  /** The records, in the order they were chosen. */
  readonly entries: readonly BulkEntry<Preview, Refusal>[];
  /** Ids of those that were done before the last try. @default none */
  readonly doneBefore?: readonly string[] | undefined;
}

/** The records that the try under way is about: what was done before it is over. Once it has ended, all. */
export function inThisTry<P, R>({
  phase,
  entries,
  doneBefore = [],
}: BulkRun<P, R>): readonly BulkEntry<P, R>[] {
  return phase === 'ended' ? entries : entries.filter(({ id }) => !doneBefore.includes(id));
}

/** What came of a preview. */
export type BulkPreviewed<Preview, Refusal = never> =
  | { readonly status: 'ready'; readonly preview: Preview }
  | { readonly status: 'refused'; readonly refusal: Refusal }
  | { readonly status: 'failed'; readonly failure: Failure };

/** What came of sending it; `retry` as in {@link BulkStep}. */
export type BulkSent =
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: 'preview' | 'send' };

/** What happens to a run. */
export type BulkEvent<Preview, Refusal = never> =
  | {
      readonly type: 'PREVIEWED';
      /** Of which record. */
      readonly id: string;
      /** What came of it. */
      readonly answer: BulkPreviewed<Preview, Refusal>;
    }
  | { readonly type: 'SENT'; readonly id: string; readonly answer: BulkSent }
  /** What can be sent is sent. */
  | { readonly type: 'CONFIRM' }
  /** What was previewed does not hold any longer, and is previewed once more. */
  | { readonly type: 'EXPIRED' }
  /** What is under way ends, and nothing further is sent. */
  | { readonly type: 'STOP' }
  /** What failed is tried again: sent once more, or previewed where nothing can have been done. */
  | { readonly type: 'RETRY' };

/** A call that a run wants to be made. */
export type BulkEffect<Preview> =
  | { readonly type: 'preview'; readonly id: string }
  | { readonly type: 'send'; readonly id: string; readonly preview: Preview };

/** A run after an event, and the calls to make. */
export interface BulkTransition<Preview, Refusal = never> {
  /** The run. */
  readonly run: BulkRun<Preview, Refusal>;
  /** The calls to make. */
  readonly effects: readonly BulkEffect<Preview>[];
}

const isUnderWay = ({ status }: BulkEntry<unknown, unknown>): boolean =>
  status === 'previewing' || status === 'sending';

/** Begins as many calls as may be under way, and goes on to the next phase when there are none left. */
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
  // What may have been done is settled; what was certainly not is previewed next.
  return entries.some(({ status }) => status === 'waiting')
    ? goOn({ ...run, phase: 'previewing', entries })
    : { run: { ...run, phase: 'ended', entries }, effects };
}

/** A run that previews first. What is refused from the start is not asked for. */
export function beginBulkRun<Preview, Refusal = never>(
  records: readonly {
    /** Its id. */
    readonly id: string;
    /** Why it cannot be done; null where the server says. */
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

/** A run that has nothing to preview, and waits for the confirmation. */
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
 * The run after an event. What answers no call under way, or comes at a wrong time, changes nothing.
 * What may have been done is never previewed again: only the same, sent once more, is done once.
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
      // Before the confirmation nothing is sent.
      const entries = run.entries.map((entry) => again(entry, phase === 'ended'));
      if (entries.every((entry, at) => entry === run.entries[at])) return unchanged;
      const done = entries.flatMap(({ id, status }) => (status === 'done' ? [id] : []));
      const doneBefore = done.length > 0 ? done : undefined;
      return goOn({ phase: phase === 'ended' ? 'running' : 'previewing', entries, doneBefore });
    }
  }
}
