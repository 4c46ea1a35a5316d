import { type Failure, refusalOf } from './failure';

/** The state of an answer that is being read again. */
export interface Freshness {
  /** The last try to read it again failed; the last good answer is shown. */
  readonly isStale: boolean;
  /** Why the last try failed, with the way to try again. @default it did not */
  readonly failure?: Failure | undefined;
  /** It is being read again; what is shown stays meanwhile. @default false */
  readonly isRefreshing?: boolean | undefined;
}

/** What is not there yet, perhaps because nobody is known to be signed in. */
interface BeforeSession {
  /** It is not known whether somebody is signed in: nothing can be pressed. @default false */
  readonly isSessionUnknown?: boolean | undefined;
}

/**
 * The state of something that is read. Hooks return it and screens take it as it is; a page without
 * our hooks passes `{ status: 'ready', data, isStale: false }`.
 */
export type Reading<T> =
  | ({ readonly status: 'loading' } & BeforeSession)
  | ({
      readonly status: 'failed';
      /** Why, with the way to try again. */
      readonly failure: Failure;
      /** It is being tried again; the failure stays until there is an answer. @default false */
      readonly isRefreshing?: boolean | undefined;
    } & BeforeSession)
  | ({ readonly status: 'empty' } & Freshness)
  | ({
      readonly status: 'ready';
      /** The answer. */
      readonly data: T;
      /** It is the answer of another page or search, shown until this one's is there. @default false */
      readonly isPrevious?: boolean | undefined;
    } & Freshness);

/** Why the last try failed, whether or not something is there from before; undefined for no failure. */
export function failureOfReading(reading: Reading<unknown>): Failure | undefined {
  return reading.status === 'loading' ? undefined : reading.failure;
}

/** Whether there is nothing to see because nobody is signed in. */
export function isSignedOutOf(reading: Reading<unknown>): boolean {
  return reading.status === 'failed' && refusalOf(reading.failure) === 'signedOut';
}

/** Whether it is not known yet who is looking: nothing can be pressed then (contract §4.38). */
export function isBeforeSession(reading: Reading<unknown>): boolean {
  return 'isSessionUnknown' in reading && reading.isSessionUnknown === true;
}

/** What is there, or `none`. */
export function dataOr<T>(reading: Reading<T>, none: T): T {
  return reading.status === 'ready' ? reading.data : none;
}

/** The same reading of something else: only what is there is changed. */
export function mapReading<From, To>(reading: Reading<From>, to: (data: From) => To): Reading<To> {
  return reading.status === 'ready' ? { ...reading, data: to(reading.data) } : reading;
}

/** What is not there, or another company's, is nothing to try again (commerce §1): it is `empty`. */
export function emptyWhenGone<T>(reading: Reading<T>): Reading<T> {
  return reading.status === 'failed' && reading.failure.kind === 'notFound'
    ? { status: 'empty', isStale: false }
    : reading;
}
