import type { Failure } from '../failure';

/** Subscriptions that one run changes at most (commerce §6). */
export const BULK_MAX = 100;
/** Calls of a run that are under way at a time (commerce §6). */
export const BULK_CALLS_AT_A_TIME = 3;

/** What the server says that a change comes to, as far as a run needs it. */
export interface BulkPreview {
  /** The key of the change. */
  readonly previewId: string;
  /** ISO 4217. */
  readonly currency: string;
  /** What it comes to, in minor units. */
  readonly total: number;
}

/** Where one subscription of a run is. */
export type BulkStep =
  /** Not asked for yet; being asked for; being sent. */
  | { readonly status: 'waiting' | 'previewing' }
  | {
      readonly status: 'refused';
      /** The server's sentence. */
      readonly message: string;
    }
  | {
      readonly status: 'ready' | 'sending' | 'done';
      /** What it comes to. */
      readonly preview: BulkPreview;
    }
  | {
      readonly status: 'failed';
      /** Why. */
      readonly failure: Failure;
      /**
       * What was sent, whose key makes sure that it happens once; null when it was not previewed, or
       * its preview holds no longer.
       */
      readonly preview: BulkPreview | null;
    };

/** One subscription of a run. */
export type BulkEntry = BulkStep & {
  /** Its id. */
  readonly id: string;
};

/**
 * A run: first everything is previewed and nothing is changed, then what was confirmed is sent
 * (commerce §6). `reviewed` waits for the confirmation, `ended` has no call under way.
 */
export interface BulkRun {
  /** How far it is. */
  readonly phase: 'previewing' | 'reviewed' | 'running' | 'ended';
  /** The subscriptions, in the order they were chosen. */
  readonly entries: readonly BulkEntry[];
}

/** What happens to a run. */
export type BulkEvent =
  | {
      readonly type: 'PREVIEWED' | 'SENT';
      /** Of which subscription. */
      readonly id: string;
      /** What came of it. */
      readonly step: BulkStep;
    }
  /** What was previewed is sent. */
  | { readonly type: 'CONFIRM' }
  /** What failed is tried again: sent under its old key, or previewed where there is none. */
  | { readonly type: 'RETRY' };

/** A call that a run wants to be made. */
export type BulkEffect = {
  readonly type: 'preview' | 'send';
  /** Of which subscription. */
  readonly id: string;
};

/** A run after an event, and the calls to make. */
export interface BulkTransition {
  /** The run. */
  readonly run: BulkRun;
  /** The calls to make. */
  readonly effects: readonly BulkEffect[];
}

const isUnderWay = ({ status }: BulkEntry): boolean =>
  status === 'previewing' || status === 'sending';

/** Begins as many calls as may be under way, and goes on to the next phase when there are none left. */
function goOn(run: BulkRun): BulkTransition {
  const isPreviewing = run.phase === 'previewing';
  let free = BULK_CALLS_AT_A_TIME - run.entries.filter(isUnderWay).length;
  const effects: BulkEffect[] = [];
  const entries = run.entries.map((entry): BulkEntry => {
    if (free <= 0) return entry;
    if (isPreviewing && entry.status === 'waiting') {
      free -= 1;
      effects.push({ type: 'preview', id: entry.id });
      return { id: entry.id, status: 'previewing' };
    }
    if (run.phase === 'running' && entry.status === 'ready') {
      free -= 1;
      effects.push({ type: 'send', id: entry.id });
      return { ...entry, status: 'sending' };
    }
    return entry;
  });
  if (entries.some(isUnderWay)) return { run: { ...run, entries }, effects };
  return { run: { phase: isPreviewing ? 'reviewed' : 'ended', entries }, effects };
}

function again(entry: BulkEntry): BulkEntry {
  if (entry.status !== 'failed') return entry;
  const { id, preview } = entry;
  return preview ? { id, status: 'ready', preview } : { id, status: 'waiting' };
}

/** Begins a run: nothing is changed before it is confirmed. Ids beyond the most are left out. */
export function beginBulkRun(ids: readonly string[]): BulkTransition {
  const entries = [...new Set(ids)]
    .slice(0, BULK_MAX)
    .map((id): BulkEntry => ({ id, status: 'waiting' }));
  return goOn({ phase: 'previewing', entries });
}

/** The run after an event. What answers no call under way, or comes at a wrong time, changes nothing. */
export function bulkTransition(run: BulkRun, event: BulkEvent): BulkTransition {
  const unchanged = { run, effects: [] };
  switch (event.type) {
    case 'PREVIEWED':
    case 'SENT': {
      const awaited = event.type === 'SENT' ? 'sending' : 'previewing';
      const isAwaited = run.entries.some(({ id, status }) => id === event.id && status === awaited);
      if (!isAwaited) return unchanged;
      const entries = run.entries.map((entry) =>
        entry.id === event.id ? { id: entry.id, ...event.step } : entry,
      );
      return goOn({ ...run, entries });
    }
    case 'CONFIRM':
      return run.phase === 'reviewed' ? goOn({ ...run, phase: 'running' }) : unchanged;
    case 'RETRY': {
      if (run.phase !== 'ended' && run.phase !== 'reviewed') return unchanged;
      const entries = run.entries.map(again);
      // What has no price yet is shown before anything is sent.
      const isPriced = entries.every(({ status }) => status !== 'waiting');
      if (run.phase === 'reviewed' && isPriced) return unchanged;
      return goOn({ phase: isPriced ? 'running' : 'previewing', entries });
    }
  }
}
