import { useEffect } from 'react';
import { isNoAnswer } from '../domain/failure';
import type { Reading } from '../domain/reading';
import { errorsEmbedMessages } from '../messages/generated/en/errors';
import { uiFailureMessages } from '../messages/generated/en/ui';
import { useMessages } from '../messages/messages';
import type { AnyRow } from '../screens/row';
import type { CommonProperties } from './common-properties';
import type { AnyEmbedScreen, CommonEvents, EmbedProps, EmbedValues } from './screen';

/** The code of a read without data. */
function codeOf(reading: Reading<unknown> | null): CommonEvents['error']['code'] {
  const kind = reading?.status === 'failed' ? reading.failure.kind : 'notFound';
  if (kind === 'notFound' || kind === 'forbidden') return kind;
  return kind === 'network' || kind === 'timeout' ? 'network' : 'failed';
}

/**
 * Reports to the host page that the record of a screen does not exist, or could not be read; null
 * for a screen without one.
 */
function useTellUnshown(
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

const isHref = (name: string) => name.endsWith('Href');
const callbackOf = (event: string) => `on${event[0]?.toUpperCase()}${event.slice(1)}`;

/**
 * The screen of a row in a page without React: it takes the page's values except addresses, which
 * are links, and emits events for what was done.
 */
export function embedRow(row: AnyRow, { properties, events = [] }: AnyEmbedScreen) {
  const taken = Object.keys(properties).filter((name) => !isHref(name));
  const { Component } = row;
  return function RowEmbed({
    emit,
    ...values
  }: EmbedProps<EmbedValues & CommonProperties, Record<string, unknown>>) {
    const screen = row.useScreen({
      ...Object.fromEntries(taken.map((name) => [name, values[name]])),
      ...Object.fromEntries(
        events.map((event) => [callbackOf(event), (detail: unknown) => void emit(event, detail)]),
      ),
      ...(row.isLive && { url: values.hubUrl }),
    });
    useTellUnshown(row.reading?.(screen) ?? null, emit);
    return <Component {...screen} />;
  };
}
