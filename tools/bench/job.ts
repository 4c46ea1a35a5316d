import type { ComponentType } from 'react';

/** Ours, or the plain-HTML version it is held against. */
export type Side = 'ours' | 'plain';

/** One thing a user does on a mounted page. */
export interface Step {
  readonly act: (root: HTMLElement) => void;
  /** Whether its result is on the page; frames are counted until it is. */
  readonly isDone: (root: HTMLElement) => boolean;
}

/** What the runner knows of a job; the rest lives in the page. */
export interface JobHead {
  readonly name: string;
  /** `time` measures the steps, or the mount when there are none; `heap` what a mount retains. */
  readonly kind: 'time' | 'heap';
  /** Ours over plain, at most; null where nothing was promised. */
  readonly goal: number | null;
  /** What one action of ours may take by the wall clock, in milliseconds. @default anything */
  readonly limitMs?: number | undefined;
  /** How often the thing is done in one repetition; what is reported is one of them. */
  readonly actions: number;
}

/** One measured job: the same page twice, and what is done to it. */
export interface Job extends Omit<JobHead, 'actions'> {
  readonly pages: Readonly<Record<Side, ComponentType>>;
  readonly steps?: readonly Step[];
  /** What must be on the page at the end, in words. Both sides have to say the same. */
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
