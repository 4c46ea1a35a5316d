import { useEffect } from 'react';
import type { Reading } from '../domain/reading';
import { errorsEmbedMessages } from '../messages/generated/en/errors';
import { useMessages } from '../messages/messages';
import type { CommonEvents } from './screen';

/** Tells the page around that the record of a screen is not there, or could not be read. */
export function useTellUnshown(
  reading: Reading<unknown>,
  emit: (name: 'error', detail: CommonEvents['error']) => boolean,
): void {
  const t = useMessages(errorsEmbedMessages);
  const isUnshown = reading.status === 'empty' || reading.status === 'failed';
  const said = reading.status === 'failed' ? reading.failure.serverMessage : undefined;
  const message = isUnshown ? (said ?? t('embedFailed')) : undefined;
  useEffect(() => {
    if (message !== undefined) emit('error', { message });
  }, [message, emit]);
}
