import type { ComponentType } from 'react';

/**
 * Ours, or one of the two floors it is held against. Both floors are the plainest HTML and React
 * that does the job: `bare` without any look, `same` with a stylesheet that looks like ours.
 */
export type Side = 'ours' | 'same' | 'bare';
export type Floor = Exclude<Side, 'ours'>;

/** `cold` is the first time on a page that was just loaded, `warm` one of many. */
export type Temperature = 'cold' | 'warm';

declare global {
  /** The side that a script is bundled for. What the others need is not in it. */
  const SIDE: Side;
}

/** One thing a user does on a mounted page. */
export interface Step {
  readonly act: (root: HTMLElement) => void;
  /** Whether its result is on the page; frames are counted until it is. */
  readonly isDone: (root: HTMLElement) => boolean;
}

/** What the runner knows of a job; the rest lives in the page. */
export interface JobHead {
  readonly name: string;
  /**
   * `time` measures the steps, or the mount without steps; `heap` what a mount retains; `ready`
   * a whole page on a processor four times as slow, from the request for it to its first picture.
   */
  readonly kind: 'time' | 'heap' | 'ready';
  readonly temperatures: readonly Temperature[];
  readonly floors: readonly Floor[];
  /** How often the thing is done in one repetition; what is reported is one of them. */
  readonly actions: Readonly<Record<Temperature, number>>;
  /**
   * It is one step of a session: nothing is tidied up between what came before and it, and what it
   * leaves for the frame after its result counts as well.
   */
  readonly isInSession: boolean;
}

/** One measured job: a page, and what is done to it. */
export interface Job {
  readonly name: string;
  /** @default 'time' */
  readonly kind?: JobHead['kind'];
  /** @default both */
  readonly temperatures?: readonly Temperature[];
  /** @default both */
  readonly floors?: readonly Floor[];
  /** The page of this side. */
  readonly page: ComponentType;
  readonly steps?: readonly Step[];
  /** What the user has done on the page before; the job is a step of a session then. @default nothing */
  readonly before?: readonly Step[];
  /** How many of the steps a fresh page takes. @default all */
  readonly coldSteps?: number;
  /** What must be on the page at the end, in words. All sides have to say the same. */
  readonly outcome: (root: HTMLElement) => string;
}

/** How many elements a selector finds. */
export function count(root: HTMLElement, selector: string): number {
  return root.querySelectorAll(selector).length;
}

/** The element of a selector that must be there. */
export function find<Found extends HTMLElement>(root: HTMLElement, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector} on the page.`);
  return found;
}

/** The button with a text or an accessible name. */
export function buttonNamed(root: HTMLElement, name: string): HTMLButtonElement {
  const found = [...root.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent)?.trim() === name,
  );
  if (!found) throw new Error(`There is no button "${name}" on the page.`);
  return found;
}

/** Types into a field as a browser does, so that React gets the event. */
export function type(field: HTMLInputElement, value: string): void {
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  native?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: value }));
}
