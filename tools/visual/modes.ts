/** One way to look at a story. */
export interface Mode {
  readonly name: string;
  readonly theme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  /** Global `language` of the stories. @default 'en' */
  readonly language?: 'ar' | 'pseudo';
  /**
   * Only stories with a play function (true), or without one (false): what it does, it looks for in
   * English. @default all
   */
  readonly isPlayed?: boolean;
  /** Width of the window in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether the system has colours of its own, as for those who need a high contrast. @default false */
  readonly hasForcedColors?: boolean;
  /** Whether the accessibility tree is compared as well; colours do not change it. */
  readonly hasTree: boolean;
}

const WIDE = { width: 1280, height: 800 } as const;
const PHONE = { width: 375, height: 740 } as const;

/** The modes in which `npm run visual` photographs every story. */
export const MODES: readonly Mode[] = [
  { name: 'light-1280', theme: 'light', direction: 'ltr', ...WIDE, hasTree: true },
  { name: 'dark-1280', theme: 'dark', direction: 'ltr', ...WIDE, hasTree: false },
  { name: 'light-375', theme: 'light', direction: 'ltr', ...PHONE, hasTree: true },
  { name: 'dark-375', theme: 'dark', direction: 'ltr', ...PHONE, hasTree: false },
  {
    name: 'rtl-1280',
    theme: 'light',
    direction: 'rtl',
    ...WIDE,
    isPlayed: true,
    hasTree: false,
  },
  {
    name: 'arabic-1280',
    theme: 'light',
    direction: 'rtl',
    ...WIDE,
    language: 'ar',
    isPlayed: false,
    hasTree: true,
  },
  {
    name: 'pseudo-1280',
    theme: 'light',
    direction: 'ltr',
    ...WIDE,
    language: 'pseudo',
    isPlayed: false,
    hasTree: true,
  },
  {
    name: 'forced-1280',
    theme: 'light',
    direction: 'ltr',
    ...WIDE,
    hasForcedColors: true,
    hasTree: false,
  },
];

/**
 * `parameters.chromatic` of a story that there is on a wide window only, such as a flyout of the
 * navigation: it is photographed nowhere else.
 */
export const WIDE_ONLY = {
  modes: Object.fromEntries(
    MODES.filter(({ width }) => width < WIDE.width).map(({ name }) => [name, { disable: true }]),
  ),
};

/** Chromatic plays every story in each of its modes, so in English. */
const CHROMATIC_MODES = MODES.filter(({ language }) => language === undefined);

/** The kit is measured by itself: what a width or a direction does to it, screens and pages show. */
const KIT_MODES = CHROMATIC_MODES.filter(
  ({ width, direction, hasForcedColors }) =>
    width === WIDE.width && direction === 'ltr' && !hasForcedColors,
);

const FILLS_WINDOW = /^(Screens|Pages|Portal)\//;

/** The modes of a story as Chromatic's parameter wants them: what the toolbar sets, and the window. */
export function chromaticModes(title: string) {
  return Object.fromEntries(
    (FILLS_WINDOW.test(title) ? CHROMATIC_MODES : KIT_MODES).map(
      ({ name, theme, direction, width, height, hasForcedColors }) => [
        name,
        {
          theme,
          direction,
          viewport: { width, height },
          ...(hasForcedColors && { forcedColors: 'active' }),
        },
      ],
    ),
  );
}
