import { type Failure, isNoAnswer, refusalOf } from '../../domain/failure';

/** The value of `data-failure`, for the embedding page; undefined if the server has answered. */
export function failureCode(failure: Failure): 'network' | 'failed' | undefined {
  if (isNoAnswer(failure)) return 'network';
  return refusalOf(failure) || failure.kind === 'notFound' ? undefined : 'failed';
}
