/**
 * Colours of the marks of vendors, companies and projects: one lightness for each scheme. `Mark`
 * contains them, so that a page without marks does not.
 */
export const markTokens = {
  'mark-1': 'light-dark(oklch(0.54 0.12 20), oklch(0.77 0.1 20))',
  'mark-2': 'light-dark(oklch(0.54 0.12 50), oklch(0.77 0.1 50))',
  'mark-3': 'light-dark(oklch(0.54 0.12 80), oklch(0.77 0.1 80))',
  'mark-4': 'light-dark(oklch(0.54 0.12 110), oklch(0.77 0.1 110))',
  'mark-5': 'light-dark(oklch(0.54 0.12 140), oklch(0.77 0.1 140))',
  'mark-6': 'light-dark(oklch(0.54 0.12 170), oklch(0.77 0.1 170))',
  'mark-7': 'light-dark(oklch(0.54 0.12 200), oklch(0.77 0.1 200))',
  'mark-8': 'light-dark(oklch(0.54 0.12 230), oklch(0.77 0.1 230))',
  'mark-9': 'light-dark(oklch(0.54 0.12 260), oklch(0.77 0.1 260))',
  'mark-10': 'light-dark(oklch(0.54 0.12 290), oklch(0.77 0.1 290))',
  'mark-11': 'light-dark(oklch(0.54 0.12 320), oklch(0.77 0.1 320))',
  'mark-12': 'light-dark(oklch(0.54 0.12 350), oklch(0.77 0.1 350))',
} as const satisfies Record<string, string>;
