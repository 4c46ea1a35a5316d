import type { markTokens } from './mark-tokens';

/**
 * The design tokens. Each is a CSS custom property `--plinth-<name>`, defined once: a value that
 * differs between light and dark uses `light-dark()`, so that `color-scheme` alone sets the scheme,
 * and switching it re-renders nothing. Neutrals are tinted with the brand's hue (`--plinth-hue`).
 */
export const defaultTokens = {
  /** The brand's hue in OKLCH, in degrees; tints every neutral. */
  hue: '266',

  /** Background of pages, cards and fields. */
  surface: 'light-dark(oklch(1 0 0), oklch(0.205 0.009 var(--plinth-hue)))',
  /** Background of the page behind cards. */
  'surface-sunken':
    'light-dark(oklch(0.981 0.003 var(--plinth-hue)), oklch(0.168 0.008 var(--plinth-hue)))',
  /** Background of floating elements: menus, tooltip cards, dialogs. */
  'surface-raised': 'light-dark(oklch(1 0 0), oklch(0.238 0.01 var(--plinth-hue)))',
  'surface-hover':
    'light-dark(oklch(0.965 0.005 var(--plinth-hue)), oklch(0.275 0.012 var(--plinth-hue)))',
  'surface-pressed':
    'light-dark(oklch(0.938 0.007 var(--plinth-hue)), oklch(0.31 0.013 var(--plinth-hue)))',

  text: 'light-dark(oklch(0.235 0.02 var(--plinth-hue)), oklch(0.95 0.005 var(--plinth-hue)))',
  'text-muted':
    'light-dark(oklch(0.475 0.02 var(--plinth-hue)), oklch(0.755 0.012 var(--plinth-hue)))',
  /** Placeholders and secondary captions; readable on every surface. */
  'text-subtle':
    'light-dark(oklch(0.525 0.018 var(--plinth-hue)), oklch(0.7 0.012 var(--plinth-hue)))',
  /** Labels of disabled controls. Exempt from contrast (WCAG 1.4.3). */
  'text-disabled':
    'light-dark(oklch(0.66 0.012 var(--plinth-hue)), oklch(0.52 0.012 var(--plinth-hue)))',

  /** Separators, and edges of elements that do not float. */
  border: 'light-dark(oklch(0.918 0.006 var(--plinth-hue)), oklch(0.305 0.012 var(--plinth-hue)))',
  'border-strong':
    'light-dark(oklch(0.84 0.011 var(--plinth-hue)), oklch(0.4 0.015 var(--plinth-hue)))',
  /** Edge of a field: 3 to 1 against every surface below it (WCAG 1.4.11). */
  'border-control':
    'light-dark(oklch(0.648 0.016 var(--plinth-hue)), oklch(0.545 0.016 var(--plinth-hue)))',

  /** Fill of the primary action. */
  brand: 'light-dark(oklch(0.51 0.19 266), oklch(0.555 0.185 266))',
  'brand-hover': 'light-dark(oklch(0.465 0.185 266), oklch(0.515 0.185 266))',
  'brand-pressed': 'light-dark(oklch(0.425 0.175 266), oklch(0.475 0.18 266))',
  /** Edge of a brand fill: 3 to 1 against the surface, even with a very light brand. */
  'brand-edge': 'light-dark(oklch(0.51 0.19 266), oklch(0.555 0.185 266))',
  /** Text on a brand fill. */
  'on-brand': 'oklch(1 0 0)',
  /** The brand as text on a surface: links, the current entry. */
  'brand-text': 'light-dark(oklch(0.48 0.185 266), oklch(0.775 0.11 266))',
  /** Background of selected or current elements. */
  'brand-soft': 'light-dark(oklch(0.957 0.02 266), oklch(0.285 0.055 266))',
  'brand-border': 'light-dark(oklch(0.87 0.06 266), oklch(0.42 0.1 266))',
  /** Ring around the element with keyboard focus. */
  'focus-ring': 'light-dark(oklch(0.53 0.19 266), oklch(0.72 0.14 266))',

  /** Marketing panel beside the forms of the authentication area; dark in both schemes. */
  panel: 'oklch(0.255 0.075 266)',
  'panel-glow': 'oklch(0.47 0.16 266 / 0.6)',
  'on-panel': 'oklch(0.99 0.003 266)',
  'on-panel-muted': 'oklch(0.87 0.03 266)',

  danger: 'light-dark(oklch(0.535 0.195 25), oklch(0.56 0.19 25))',
  'danger-hover': 'light-dark(oklch(0.49 0.185 25), oklch(0.52 0.185 25))',
  'on-danger': 'oklch(1 0 0)',
  'danger-soft': 'light-dark(oklch(0.966 0.016 20), oklch(0.275 0.055 22))',
  'danger-border': 'light-dark(oklch(0.875 0.06 20), oklch(0.43 0.105 22))',
  'danger-text': 'light-dark(oklch(0.47 0.165 26), oklch(0.825 0.1 20))',
  'warning-soft': 'light-dark(oklch(0.975 0.03 85), oklch(0.285 0.045 75))',
  'warning-border': 'light-dark(oklch(0.875 0.09 82), oklch(0.44 0.08 75))',
  'warning-text': 'light-dark(oklch(0.455 0.1 65), oklch(0.86 0.11 85))',
  'success-soft': 'light-dark(oklch(0.968 0.025 155), oklch(0.275 0.045 157))',
  'success-border': 'light-dark(oklch(0.865 0.075 155), oklch(0.42 0.075 157))',
  'success-text': 'light-dark(oklch(0.435 0.105 155), oklch(0.835 0.115 155))',
  'info-soft': 'light-dark(oklch(0.965 0.018 235), oklch(0.28 0.045 240))',
  'info-border': 'light-dark(oklch(0.865 0.06 235), oklch(0.43 0.08 240))',
  'info-text': 'light-dark(oklch(0.455 0.12 245), oklch(0.835 0.085 235))',

  /** Placeholder for loading content. */
  skeleton: 'light-dark(oklch(0.928 0.006 var(--plinth-hue)), oklch(0.29 0.011 var(--plinth-hue)))',
  /** Backdrop of a dialog. */
  backdrop: 'light-dark(oklch(0.25 0.03 266 / 0.42), oklch(0.08 0.01 266 / 0.66))',
  /** The only soft shadow, for floating elements. */
  shadow:
    '0 0 0 1px light-dark(oklch(0.3 0.03 266 / 0.06), oklch(0 0 0 / 0.3)), 0 4px 10px -2px light-dark(oklch(0.3 0.03 266 / 0.08), oklch(0 0 0 / 0.35)), 0 16px 36px -8px light-dark(oklch(0.3 0.03 266 / 0.16), oklch(0 0 0 / 0.5))',
  /** Faint shadow of controls on a surface. */
  'shadow-control': '0 1px 2px light-dark(oklch(0.3 0.03 266 / 0.06), oklch(0 0 0 / 0.25))',
  /** Tooltips are inverted. */
  tooltip: 'light-dark(oklch(0.26 0.02 var(--plinth-hue)), oklch(0.91 0.006 var(--plinth-hue)))',
  'on-tooltip':
    'light-dark(oklch(0.985 0.003 var(--plinth-hue)), oklch(0.22 0.015 var(--plinth-hue)))',

  /** The library inherits the host's typeface; the portal sets its own. */
  'font-family': 'inherit',
  /** Headings and the word mark. */
  'font-heading': 'inherit',
  'font-mono': 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  'font-size-xs': '12px',
  'font-size-sm': '13px',
  'font-size-md': '14px',
  'font-size-lg': '16px',
  'font-size-xl': '20px',
  'font-size-2xl': '24px',
  'font-size-3xl': '32px',

  /** Buttons and fields. */
  'radius-control': '8px',
  'radius-sm': '6px',
  'radius-md': '10px',
  'radius-lg': '14px',

  /**
   * Heights of controls: compact, regular and large; `touch` is the minimum with a coarse pointer.
   */
  'control-sm': '28px',
  'control-md': '36px',
  'control-lg': '44px',
  'control-touch': '44px',

  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '20px',
  'space-6': '24px',
  'space-8': '32px',
  'space-12': '48px',

  /** Width and distance of the focus ring. */
  'focus-width': '2px',
  'focus-offset': '2px',

  /** Motion; disabled under `prefers-reduced-motion`. */
  'duration-fast': '120ms',
  'duration-normal': '160ms',
  'duration-slow': '200ms',
  'duration-dialog': '300ms',
  ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
} as const satisfies Record<string, string>;

/** The name of a token in {@link defaultTokens}. */
export type BaseTokenName = keyof typeof defaultTokens;

/** The name of a token without its `--plinth-` prefix. */
export type TokenName = BaseTokenName | keyof typeof markTokens;

/** Values that differ from the default ones. */
export type TokenValues = { readonly [Name in TokenName]?: string };

/** A token as a CSS value: `var(--plinth-<name>)`. */
export function token(name: TokenName): string {
  return `var(--plinth-${name})`;
}

/** The tokens as CSS declarations. */
export function tokenDeclarations(values: TokenValues): string {
  return Object.entries(values)
    .map(([name, value]) => `--plinth-${name}:${value};`)
    .join('');
}
