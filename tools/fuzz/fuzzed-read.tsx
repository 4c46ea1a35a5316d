import type { ReactElement } from 'react';
import type { ApiClient } from '../../src/api/client';
import { isApiError } from '../../src/api/errors';
import { failureOf } from '../../src/api/failure-of';
import { ErrorState } from '../../src/components/ui/ErrorState';
import type { CsvExport } from '../../src/contracts/list';
import { ALLOWED } from '../../src/domain/access';
import { failureText } from '../../src/domain/failure';
import type { Reading } from '../../src/domain/reading';

/** The present time of all screens. */
export const FUZZ_NOW = Date.UTC(2026, 2, 2, 9);

/** The result of a read, as passed to a screen. */
export type Read<T> =
  | { readonly status: 'ready'; readonly data: T }
  | Extract<Reading<T>, { readonly status: 'failed' }>;

/** A read, a good answer to it, and what shows what was read. */
interface ReadToFuzz<T> {
  readonly name: string;
  readonly call: (client: ApiClient) => Promise<T>;
  readonly answer: unknown;
  readonly show: (read: Read<T>) => ReactElement;
}

/** A read whose answers are spoilt. */
export interface FuzzedRead {
  readonly name: string;
  /** A good answer. */
  readonly answer: unknown;
  /**
   * Reads an answer, and returns the page that shows what was read or why it was not.
   * @throws whatever must never be thrown.
   */
  readonly read: (
    client: ApiClient,
  ) => Promise<{ readonly isShown: boolean; readonly page: ReactElement }>;
}

/** A read that is fuzzed. */
export function fuzzed<T>({ name, call, answer, show }: ReadToFuzz<T>): FuzzedRead {
  return {
    name,
    answer,
    async read(client) {
      try {
        return { isShown: true, page: show({ status: 'ready', data: await call(client) }) };
      } catch (thrown) {
        if (!isApiError(thrown)) throw thrown;
        const failure = failureOf(thrown);
        return { isShown: false, page: show({ status: 'failed', failure }) };
      }
    },
  };
}

/** What is done with a page that nobody presses. */
export const nothing = () => {};

/** A file of a list that nobody asks for. */
export const noFile: CsvExport = {
  access: ALLOWED,
  isPending: false,
  failure: null,
  onExport: nothing,
};

/** The first page of a list. */
export const page = { pageNumber: 1, pageSize: 10 };

/** A reading as screens take it. */
export function reading<T>(read: Read<T>): Reading<T> {
  return read.status === 'ready' ? { ...read, isStale: false } : read;
}

/** A piece that is shown for what was read, or why it was not. */
export function shown<T>(show: (data: T) => ReactElement) {
  return (read: Read<T>) =>
    read.status === 'ready' ? (
      show(read.data)
    ) : (
      <ErrorState title="Failed" text={failureText(read.failure, 'It could not be loaded.')} />
    );
}
