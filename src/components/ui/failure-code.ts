import { type Failure, isNoAnswer, refusalOf } from '../../domain/failure';

/** What `data-failure` says of a failure, for the page around; nothing where it is an answer. */
export function failureCode(failure: Failure): 'network' | 'failed' | undefined {
  if (isNoAnswer(failure)) return 'network';
  return refusalOf(failure) || failure.kind === 'notFound' ? undefined : 'failed';
}
