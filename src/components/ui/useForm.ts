import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { type FieldErrors, validate } from '../../domain/validate';
import { useHeld, useKept } from './drafts';

type NameOf<Values> = keyof Values & string;

/** State of one field of a form. `errorCode` is a message code, set after blur. */
export interface FormField<Name extends string, Value = string> {
  readonly name: Name;
  readonly value: Value;
  readonly errorCode: string | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

interface FormOptions<Values> {
  /** Key under which the draft survives the end of the session. @default the draft is not stored */
  readonly draft?: string | null | undefined;
  /** Values entered elsewhere just now. @default the stored draft */
  readonly given?: Partial<Values> | undefined;
  /** Called when the form opens with a stored draft. @default none */
  readonly onKept?: (() => void) | undefined;
  /** Whether it is being submitted or cannot be; submitting is ignored. @default false */
  readonly isPending?: boolean | undefined;
  /** Refs of custom controls, such as a date field, which have to be focusable. */
  readonly controls?: Partial<Record<NameOf<Values>, RefObject<HTMLElement | null>>> | undefined;
}

/**
 * State of a form: a field's error shows on blur; on submit all errors show, and the first is
 * focused (design, "Forms"). A value that is an object, such as a set, keeps its identity in
 * `initial` until it changes.
 */
export function useForm<Values extends object, Output extends object>(
  rules: GenericSchema<unknown, Output>,
  initial: Values,
  { draft = null, given, onKept, isPending = false, controls = {} }: FormOptions<Values> = {},
) {
  type Name = NameOf<Values>;
  const names = Object.keys(initial) as Name[];
  const stored = useKept(draft) as Partial<Values> | undefined;
  const kept = given ?? stored;
  // The draft is applied on top of the saved values, which may be newer.
  const [values, setValues] = useState<Values>({ ...initial, ...kept });
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());

  const changed = names.filter((name) => values[name] !== initial[name]);
  useHeld(
    draft,
    changed.length > 0
      ? Object.fromEntries(changed.map((name) => [name, values[name]]))
      : undefined,
    kept !== undefined,
  );
  const notifyRestored = useRef(kept && onKept);
  useLayoutEffect(() => notifyRestored.current?.(), []);

  const checked = validate(rules, values);
  const errors: FieldErrors = checked.valid ? {} : checked.errors;

  function field<Name extends NameOf<Values>>(name: Name): FormField<Name, Values[Name]> {
    return {
      name,
      value: values[name],
      errorCode: left.has(name) ? errors[name] : undefined,
      onChange: (value) => setValues((current) => ({ ...current, [name]: value })),
      onBlur: () => setLeft((current) => new Set(current).add(name)),
    };
  }

  const sent = useRef<HTMLFormElement>(null);

  /** Submits the validated values, or shows all errors and focuses the first. */
  function submit(event: FormEvent<HTMLFormElement>, send: (values: Output) => void): void {
    event.preventDefault();
    const form = event.currentTarget;
    sent.current = form;
    // Read from the DOM: a password manager may fill fields without events.
    const filled = new FormData(form);
    const current = { ...values };
    for (const name of names) {
      const typed = filled.get(name);
      if (typed !== null && typeof values[name] === 'string') current[name] = typed as Values[Name];
    }
    setValues(current);

    const result = validate(rules, current);
    if (result.valid) {
      if (!isPending) send(result.values);
      return;
    }
    setLeft(new Set(names));
    const first = names.find((name) => name in result.errors);
    if (!first) return;
    const element = controls[first]?.current ?? form.elements.namedItem(first);
    if (element instanceof HTMLElement) element.focus();
  }

  /** Resets to these values, without errors. */
  function reset(next: Values = initial): void {
    setValues(next);
    setLeft(new Set());
  }

  return {
    field,
    submit,
    reset,
    values,
    /** Message codes of all invalid fields, including untouched ones. */
    errors,
    checked,
    isValid: checked.valid,
    /** Whether it opened with a stored draft: the dialog then asks before closing. */
    isOlder: kept !== undefined && changed.length > 0,
    /** Pass it to `useRefusedFields`. */
    names,
    sent,
    controls,
  };
}
