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

/** What is kept of forms when a session ends, for the person who typed it (contract §4.32). */
export interface DraftMemory {
  /** What was typed into a form when the session ended; undefined for nothing. */
  readonly read: (form: string) => unknown;
  /**
   * Holds an open form. Returns the function that ends it: with the session, what was typed is kept;
   * closed by the user, it is forgotten.
   *
   * @param typed - what is typed now; undefined for nothing
   */
  readonly hold: (form: string, typed: () => unknown) => () => void;
}

/** The list of people who are invited. */
export const INVITE_SEVERAL_FORM = 'invite-several';

/** Filled by the application; null where forms are not kept. */
export const DraftsContext = createContext<DraftMemory | null>(null);

/** What was typed into a form before the session ended; undefined for nothing, and where `form` is null. */
export function useKept(form: string | null): unknown {
  const drafts = useContext(DraftsContext);
  const [kept] = useState(() => (form === null ? undefined : drafts?.read(form)));
  return kept;
}

/**
 * Holds what is typed into a form, so that it survives the end of the session.
 *
 * @param typed - undefined for nothing
 * @param wasTypedBefore - whether the form opened with it; the dialog around then asks before it closes
 */
export function useHeld(form: string | null, typed: unknown, wasTypedBefore: boolean): void {
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

/** A state that is kept: value, setter, and whether it holds what was typed before. */
export type Draft<T> = readonly [
  value: T,
  onChange: Dispatch<SetStateAction<T>>,
  /** For `hasTyped` of the dialog around it. */
  isOlder: boolean,
];

/**
 * State of a form that survives the end of the session: the same person finds it again. Never for
 * passwords, codes and tokens.
 *
 * @param form - names the form and what it is about, such as `payment:7:amount`
 * @param initial - what an empty form has
 * @param given - what it starts with, when that was typed elsewhere just now @default what was kept, or initial
 */
export function useDraft<T>(form: string, initial: T | (() => T), given?: T): Draft<T> {
  const [empty] = useState(initial);
  const kept = useKept(form);
  const [start] = useState(given ?? (kept === undefined ? empty : (kept as T)));
  const [value, setValue] = useState(start);
  const isTyped = value !== empty;
  useHeld(form, isTyped ? value : undefined, start !== empty);
  return [value, setValue, isTyped && start !== empty];
}
