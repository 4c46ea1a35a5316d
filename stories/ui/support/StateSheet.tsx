import type { ReactNode } from 'react';
import { Stack } from './layout';

const STATES = ['rest', 'hover', 'focus', 'pressed', 'disabled'] as const;
/** What react-aria sets in place of a pseudo-class. */
const ATTRIBUTES: Partial<Record<(typeof STATES)[number], readonly string[]>> = {
  hover: ['data-hovered'],
  focus: ['data-focused', 'data-focus-visible'],
  pressed: ['data-hovered', 'data-pressed'],
};

/** A story's `parameters.pseudo`: each row of a sheet in its state. */
export const SHEET_STATES = {
  hover: ['[data-state="hover"] *', '[data-state="pressed"] *'],
  focus: ['[data-state="focus"] :is(input, textarea)'],
  focusVisible: ['[data-state="focus"] :is(a, button, input, textarea, [tabindex])'],
  focusWithin: ['[data-state="focus"] *'],
  active: ['[data-state="pressed"] *'],
};

/** One widget in each state that a pointer, the keyboard or its owner puts it in. */
export function StateSheet({ children }: { children: (isDisabled: boolean) => ReactNode }) {
  return (
    <Stack width={420}>
      {STATES.map((state) => (
        <div
          key={state}
          data-state={state}
          style={{ display: 'grid', gridTemplateColumns: '80px 1fr', alignItems: 'center' }}
          ref={(row) => {
            for (const part of row?.querySelectorAll('[data-rac]') ?? []) {
              for (const name of ATTRIBUTES[state] ?? []) part.setAttribute(name, 'true');
            }
          }}
        >
          <span>{state}</span>
          <div>{children(state === 'disabled')}</div>
        </div>
      ))}
    </Stack>
  );
}
