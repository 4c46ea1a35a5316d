/** One way to look at a story. */
export interface Mode {
  readonly name: string;
  readonly theme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  /** Width of the window in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

const WIDE = { width: 1280, height: 800 } as const;
const PHONE = { width: 375, height: 740 } as const;

const EVERY_STORY: readonly Mode[] = [
  { name: 'light-1280', theme: 'light', direction: 'ltr', ...WIDE },
  { name: 'light-375', theme: 'light', direction: 'ltr', ...PHONE },
  { name: 'dark-375', theme: 'dark', direction: 'ltr', ...PHONE },
  { name: 'dark-1280', theme: 'dark', direction: 'ltr', ...WIDE },
];

const RIGHT_TO_LEFT: Mode = { name: 'rtl-1280', theme: 'light', direction: 'rtl', ...WIDE };

/** The modes of a story: screens are looked at from right to left as well. */
export function modesOf(title: string): readonly Mode[] {
  return title.startsWith('Screens/') ? [...EVERY_STORY, RIGHT_TO_LEFT] : EVERY_STORY;
}
