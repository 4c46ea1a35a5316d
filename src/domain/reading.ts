import { type Failure, refusalOf } from './failure';

/** Freshness of data that is being read again. */
export interface Freshness {
  /** The last reload failed; the previous data is shown. */
  readonly isStale: boolean;
  /** Why the last reload failed, with a retry. @default it did not */
  readonly failure?: Failure | undefined;
  /** A reload is in progress; the previous data is shown. @default false */
  readonly isRefreshing?: boolean | undefined;
}

/** Data that is not available yet, perhaps because it is unknown whether a user is signed in. */
interface BeforeSession {
  /** It is unknown whether a user is signed in: controls are disabled. @default false */
  readonly isSessionUnknown?: boolean | undefined;
}

/**
 * State of a read. Hooks return it and screens accept it; without our hooks, pass `{ status:
 * 'ready', data, isStale: false }`.
 */
export type Reading<T> =
  | ({ readonly status: 'loading' } & BeforeSession)
  | ({
      readonly status: 'failed';
      /** Why it failed, with a retry. */
      readonly failure: Failure;
      /** A retry is in progress; the failure stays until it completes. @default false */
      readonly isRefreshing?: boolean | undefined;
    } & BeforeSession)
  | ({ readonly status: 'empty' } & Freshness)
  | ({
      readonly status: 'ready';
      /** The data. */
      readonly data: T;
      /**
       * The data belongs to the previous page or search, shown while the new one loads. @default
       * false
       */
      readonly isPrevious?: boolean | undefined;
    } & Freshness);

/** Why the last read failed, with or without earlier data; undefined if it did not. */
export function failureOfReading(reading: Reading<unknown>): Failure | undefined {
  return reading.status === 'loading' ? undefined : reading.failure;
}

/** Whether there is no data because nobody is signed in. */
export function isSignedOutOf(reading: Reading<unknown>): boolean {
  return reading.status === 'failed' && refusalOf(reading.failure) === 'signedOut';
}

/** Whether it is unknown who is signed in: controls are disabled then (contract §4.38). */
export function isBeforeSession(reading: Reading<unknown>): boolean {
  return 'isSessionUnknown' in reading && reading.isSessionUnknown === true;
}

/** The data, or `none` without data. */
export function dataOr<T>(reading: Reading<T>, none: T): T {
  return reading.status === 'ready' ? reading.data : none;
}

/** Maps the data of a reading. */
export function mapReading<From, To>(reading: Reading<From>, to: (data: From) => To): Reading<To> {
  return reading.status === 'ready' ? { ...reading, data: to(reading.data) } : reading;
}

/** There is no such record. */
export const NOTHING: Reading<never> = { status: 'empty', isStale: false };

/**
 * A record that does not exist, or that belongs to another company, cannot be retried (commerce
 * §1): it becomes `empty`.
 */
export function emptyWhenGone<T>(reading: Reading<T>): Reading<T> {
  return reading.status === 'failed' && reading.failure.kind === 'notFound' ? NOTHING : reading;
}
