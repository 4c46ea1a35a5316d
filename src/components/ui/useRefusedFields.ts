import { type RefObject, useEffect } from 'react';
import { type Failure, fieldTexts } from '../../domain/failure';
import type { useForm } from './useForm';

type Control = RefObject<HTMLElement | null> | undefined;

/**
 * The server's errors by field: shown at the fields, and the first one is focused.
 *
 * @param failure - why the last submission failed
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
    // A failure from before mount does not move the focus.
    if (!failure || first === undefined) return;
    const element = control?.current ?? sent.current?.elements.namedItem(first);
    if (element instanceof HTMLElement) element.focus();
  }, [failure, first, control, sent]);
  return {
    /** The server's error of a field. */
    textOf: (name: Name): string | undefined => texts[name],
    /** The failure to show for the form; null if the fields show all of it. */
    failure: first === undefined ? (failure ?? null) : null,
  };
}
