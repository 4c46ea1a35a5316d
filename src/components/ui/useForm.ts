import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { type FieldErrors, validate } from '../../domain/validate';
import { useHeld, useKept } from './drafts';

type NameOf<Values> = keyof Values & string;

/** What one field of a form needs. `errorCode` is a message code, shown once the field is left. */
export interface FormField<Name extends string, Value = string> {
  readonly name: Name;
  readonly value: Value;
  readonly errorCode: string | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

interface FormOptions<Values> {
  /** Names the form where what is typed survives the end of the session. @default it does not */
  readonly draft?: string | null | undefined;
  /** What was typed elsewhere just now. @default what survived the end of the session */
  readonly given?: Partial<Values> | undefined;
  /** Called when the form opens with what was typed before. @default nothing */
  readonly onKept?: (() => void) | undefined;
  /** While it is sent, or cannot be: nothing is sent. @default false */
  readonly isPending?: boolean | undefined;
  /** Fields that are no native controls by their name, such as a date: they take the focus. */
  readonly controls?: Partial<Record<NameOf<Values>, RefObject<HTMLElement | null>>> | undefined;
}

/**
 * The state of a form: errors show at a field when it is left, and all of them on submit with focus
 * on the first (design, "Forms"). A value that is no text, such as a set, is the same object in
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
  // Laid over what is saved, which may be newer.
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
  const tellKept = useRef(kept && onKept);
  useLayoutEffect(() => tellKept.current?.(), []);

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

  /** Sends the checked values, or shows every error and moves to the first. */
  function submit(event: FormEvent<HTMLFormElement>, send: (values: Output) => void): void {
    event.preventDefault();
    const form = event.currentTarget;
    sent.current = form;
    // Read from the page: a password manager may have filled a field without any event.
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

  /** Starts again with these values: no field counts as left, no error shows. */
  function reset(next: Values = initial): void {
    setValues(next);
    setLeft(new Set());
  }

  return {
    field,
    submit,
    reset,
    values,
    /** Message codes of all fields, also of those that were not left yet. */
    errors,
    checked,
    isValid: checked.valid,
    /** Whether it was opened with what was typed before: the dialog around it asks before it closes. */
    isOlder: kept !== undefined && changed.length > 0,
    /** For `useRefusedFields`. */
    names,
    sent,
    controls,
  };
}
