import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { CODE_LENGTH, twoFactorRules } from '../../domain/forms/two-factor';
import { validate } from '../../domain/validate';

interface CodeFormOptions {
  isPending: boolean;
  /** Why the last code was rejected; '' if it was not. */
  errorText: string;
  /** Whether the field is focused on mount. @default false */
  autoFocus?: boolean | undefined;
  /** Called with six digits. */
  onSubmit: (code: string) => void;
}

interface CodeForm {
  /** `key` of the code field: a rejected code remounts it, empty and focused. */
  readonly attempt: number;
  /** Whether an incomplete code was submitted. */
  readonly isIncomplete: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Props of the code field. */
  readonly field: {
    readonly ref: RefObject<HTMLInputElement | null>;
    readonly autoFocus: boolean;
    readonly name: 'code';
    readonly length: typeof CODE_LENGTH;
    readonly isRequired: true;
    readonly readOnly: boolean;
    readonly value: string;
    readonly onChange: (code: string) => void;
    readonly onPasteComplete: (code: string) => void;
  };
}

/**
 * State of a form with a one-time code (contract §4.11). Submits by its button, or automatically
 * after pasting six digits, never while typing; one request at a time.
 */
export function useCodeForm({
  isPending,
  errorText,
  autoFocus = false,
  onSubmit,
}: CodeFormOptions): CodeForm {
  const ref = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const [seen, setSeen] = useState({ isPending, errorText, refusals: 0 });

  if (seen.isPending !== isPending || seen.errorText !== errorText) {
    const isRefused = errorText !== '' && !isPending;
    setSeen({ isPending, errorText, refusals: seen.refusals + (isRefused ? 1 : 0) });
    if (isRefused) setCode('');
  }

  function send(sent: string): void {
    if (isPending) return;
    const isComplete = validate(twoFactorRules, { code: sent }).valid;
    setIncomplete(!isComplete);
    if (isComplete) onSubmit(sent);
    else ref.current?.focus();
  }

  return {
    attempt: seen.refusals,
    isIncomplete,
    onSubmit: (event) => {
      event.preventDefault();
      // Read from the DOM: autofill may set the field without an event.
      send(ref.current?.value ?? code);
    },
    field: {
      ref,
      autoFocus: autoFocus || seen.refusals > 0,
      name: 'code',
      length: CODE_LENGTH,
      isRequired: true,
      readOnly: isPending,
      value: code,
      onChange: (next) => {
        setCode(next);
        setIncomplete(false);
      },
      onPasteComplete: send,
    },
  };
}
