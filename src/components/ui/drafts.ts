import {
  createContext,
  type Dispatch,
  type SetStateAction,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { DialogCloseContext } from './dialog-close';

/** The draft of a form, by the names of its fields. */
export type DraftFields = Readonly<Record<string, unknown>>;

/** Stores drafts of forms when a session ends, for the same user (contract §4.32). */
export interface DraftMemory {
  /** Returns the stored draft of a form; undefined if none. */
  readonly read: (form: string) => DraftFields | undefined;
  /**
   * Registers an open form. Returns the function to unregister it: when the session ends the draft
   * is stored; when the user closes the form it is discarded.
   *
   * @param typed - returns the draft; undefined if it is empty
   */
  readonly hold: (form: string, typed: () => DraftFields | undefined) => () => void;
}

/** Draft key of the invitation of several people. */
export const INVITE_SEVERAL_FORM = 'invite-several';

/** Provided by the application; null if drafts are not stored. */
export const DraftsContext = createContext<DraftMemory | null>(null);

/** Returns a form's draft from before the session ended; undefined without one. */
export function useKept(form: string | null): DraftFields | undefined {
  const drafts = useContext(DraftsContext);
  const [kept] = useState(() => (form === null ? undefined : drafts?.read(form)));
  return kept;
}

/**
 * Stores a form's draft when the session ends.
 *
 * @param typed - the draft; undefined if it is empty
 * @param wasTypedBefore - whether it is earlier input; the dialog then asks before closing
 */
export function useHeld(
  form: string | null,
  typed: DraftFields | undefined,
  wasTypedBefore: boolean,
): void {
  const drafts = useContext(DraftsContext);
  const dialog = useContext(DialogCloseContext);
  const latest = useRef(typed);
  useLayoutEffect(() => {
    latest.current = typed;
  });
  useLayoutEffect(
    () => (form === null ? undefined : drafts?.hold(form, () => latest.current)),
    [drafts, form],
  );
  const isOlder = wasTypedBefore && typed !== undefined;
  useLayoutEffect(() => (isOlder ? dialog?.holdTyped(() => true) : undefined), [dialog, isOlder]);
}

/** A stored state: value, setter, and whether it holds earlier input. */
export type Draft<T> = readonly [
  value: T,
  onChange: Dispatch<SetStateAction<T>>,
  /** Pass it to the dialog's `hasTyped`. */
  isOlder: boolean,
];

/**
 * State of a form that survives the end of the session for the same user. Never use it for
 * passwords, codes or tokens.
 *
 * @param form - key of the form and its record, such as `payment:7:amount`
 * @param initial - state of an empty form
 * @param given - values entered elsewhere just now @default the stored draft, or `initial`
 */
export function useDraft<T>(form: string, initial: T | (() => T), given?: T): Draft<T> {
  const [empty] = useState(initial);
  const kept = useKept(form);
  const [start] = useState(given ?? (kept === undefined ? empty : (kept.value as T)));
  const [value, setValue] = useState(start);
  const isTyped = value !== empty;
  useHeld(form, isTyped ? { value } : undefined, start !== empty);
  return [value, setValue, isTyped && start !== empty];
}
