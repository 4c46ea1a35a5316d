import { type RefObject, useEffect } from 'react';
import { type Failure, fieldTexts } from '../../domain/failure';
import type { useForm } from './useForm';

type Control = RefObject<HTMLElement | null> | undefined;

/**
 * What the server says of single fields of a form: it is said at them, and the first takes the focus.
 *
 * @param failure - why the form could not be sent the last time
 */
export function useRefusedFields<Name extends string>(
  {
    names,
    sent,
    controls,
  }: Pick<ReturnType<typeof useForm<Record<Name, unknown>, object>>, 'names' | 'sent' | 'controls'>,
  failure: Failure | null | undefined,
) {
  const texts = fieldTexts(failure ?? {}, names).fields;
  const first = names.find((name) => texts[name] !== undefined);
  const control: Control = first === undefined ? undefined : controls[first];
  useEffect(() => {
    // A form that opens with a failure was not sent from here, and does not take the focus.
    if (!failure || first === undefined) return;
    const element = control?.current ?? sent.current?.elements.namedItem(first);
    if (element instanceof HTMLElement) element.focus();
  }, [failure, first, control, sent]);
  return {
    /** The server's sentence about a field. */
    textOf: (name: Name): string | undefined => texts[name],
    /** Why it could not be sent; null where all is said at fields. */
    failure: first === undefined ? (failure ?? null) : null,
  };
}
