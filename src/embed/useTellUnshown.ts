import { useEffect } from 'react';
import { isNoAnswer } from '../domain/failure';
import type { Reading } from '../domain/reading';
import { errorsEmbedMessages } from '../messages/generated/en/errors';
import { uiFailureMessages } from '../messages/generated/en/ui';
import { useMessages } from '../messages/messages';
import type { CommonEvents } from './screen';

/** The code of a reading that shows nothing. */
function codeOf(reading: Reading<unknown> | null): CommonEvents['error']['code'] {
  const kind = reading?.status === 'failed' ? reading.failure.kind : 'notFound';
  if (kind === 'notFound' || kind === 'forbidden') return kind;
  return kind === 'network' || kind === 'timeout' ? 'network' : 'failed';
}

/** Tells the page around that the record of a screen is not there, or could not be read; null for a screen without one. */
export function useTellUnshown(
  reading: Reading<unknown> | null,
  emit: (name: 'error', detail: CommonEvents['error']) => boolean,
): void {
  const t = useMessages(errorsEmbedMessages);
  const tFailure = useMessages(uiFailureMessages);
  const failure = reading?.status === 'failed' ? reading.failure : null;
  const isUnshown = reading?.status === 'empty' || failure !== null;
  const said = failure?.serverMessage;
  const isLost = failure !== null && isNoAnswer(failure);
  const message = isUnshown
    ? (said ?? (isLost ? tFailure('unreachable') : t('embedFailed')))
    : undefined;
  const code = codeOf(reading);
  useEffect(() => {
    if (message !== undefined) emit('error', { code, message });
  }, [code, message, emit]);
}
