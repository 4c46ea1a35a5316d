import type { AnyRow } from '../screens/row';
import type { CommonProperties } from './common-properties';
import type { EmbedProps, EmbedValues } from './screen';
import { useTellUnshown } from './useTellUnshown';

const isHref = (name: string) => name.endsWith('Href');
const callbackOf = (event: string) => `on${event[0]?.toUpperCase()}${event.slice(1)}`;

/**
 * The screen of a row in a page that knows nothing of React: it takes the values of the page but its
 * addresses, which are links, and tells the page what was done.
 *
 * @param properties - the names of its own values
 * @param events - the names of its own events
 */
export function embedRow(row: AnyRow, properties: readonly string[], events: readonly string[]) {
  const taken = properties.filter((name) => !isHref(name));
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
