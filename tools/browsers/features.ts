/** A feature of browsers that what we ship uses. */
export interface BrowserFeature {
  /** Its id in `web-features`, which knows since when browsers have it. */
  readonly id: string;
  /** What it is used for. */
  readonly use: string;
  /** What a reader has without it; undefined where nothing works without it. */
  readonly fallback?: string;
  /** The test or story that shows the fallback. @default the browser leaves out what it does not know */
  readonly proof?: string;
  /** Versions that have as much of it as we use, where the data asks for all of it. */
  readonly since?: Readonly<Record<string, string>>;
  /** How it looks in our code, where the scan cannot tell by its name. */
  readonly looks?: RegExp;
}

/** What is used and is younger than `YOUNG_SINCE` of the scan, and what is worth telling besides. */
export const BROWSER_FEATURES: readonly BrowserFeature[] = [
  { id: 'light-dark', use: 'both schemes of every colour in one declaration' },
  { id: 'oklab', use: 'the colours of tokens and brands' },
  { id: 'color-mix', use: 'tones between two tokens' },
  { id: 'color-scheme', use: 'fields and scroll bars of the browser in the scheme' },
  { id: 'cascade-layers', use: 'our rules below yours' },
  { id: 'nesting', use: 'our rules as they are written', looks: /&:focus-visible/ },
  { id: 'container-queries', use: 'a screen by the room it has, not by the window' },
  { id: 'subgrid', use: 'rows that share their columns' },
  { id: 'media-query-range-syntax', use: '`width < 640px`', looks: /@container[^{]*width\s*</ },
  { id: 'has', use: 'a parent styled by what is in it' },
  { id: 'dir-pseudo', use: 'what is mirrored from right to left' },
  { id: 'focus-visible', use: 'the ring for keys, none for the pointer' },
  { id: 'individual-transforms', use: 'moving and turning' },
  { id: 'overflow-clip', use: 'cutting off without a place that scrolls' },
  { id: 'viewport-unit-variants', use: 'heights on phones whose bars come and go', looks: /\ddvh/ },
  {
    id: 'popover',
    use: 'hints over everything else; we close them, which Safari on iOS can since 17',
    since: { safari_ios: '17' },
  },
  { id: 'inert', use: 'the page behind a dialog', looks: /\binert\b/ },
  {
    id: 'accent-color',
    use: 'radio buttons of the browser in the colour of the brand',
    fallback: 'the browser’s own blue',
  },
  { id: 'url-canparse', use: 'whether a text is an address' },
  { id: 'object-hasown', use: 'looking keys up safely' },
  { id: 'array-at', use: 'the last of a list', looks: /\.at\(-1\)/ },
  { id: 'array-findlast', use: 'the last that fits', looks: /\.findLast\(/ },
  { id: 'intl-segmenter', use: 'counting letters as a reader does' },
  {
    id: 'intl-display-names',
    use: 'names of countries and languages',
    looks: /Intl\.DisplayNames/,
  },
  {
    id: 'intl-list-format',
    use: '“one, two and three” in each language',
    looks: /Intl\.ListFormat/,
  },
  {
    id: 'constructed-stylesheets',
    use: 'our CSS in a shadow root under a strict policy (`IsolatedThemeProvider` only)',
    looks: /adoptedStyleSheets/,
  },
  {
    id: 'broadcast-channel',
    use: 'tabs that tell each other',
    fallback: 'tabs are silent; a sign-out still reaches them by the stored record',
    proof: 'tests/platform/missing-features.browser.test.tsx',
  },
  {
    id: 'web-locks',
    use: 'one live connection for all tabs',
    fallback: 'a connection for each tab',
    proof: 'tests/platform/locks.test.ts',
  },
  {
    id: 'webauthn',
    use: 'passkeys',
    fallback: 'none are offered; the profile says that this browser has none',
    proof: 'story:screens-users-passkeys--not-supported',
    looks: /navigator\.credentials|PublicKeyCredential/,
  },
  {
    id: 'async-clipboard',
    use: 'copying',
    fallback: 'it is said that it could not be copied; the text can be selected',
    proof: 'story:screens-notifications-tenant-credentials--copy-refused',
  },
  {
    id: 'notifications',
    use: 'notifications outside of the page',
    fallback: 'those in the page alone',
    proof: 'tests/platform/missing-features.browser.test.tsx',
  },
  {
    id: 'dedicated-workers',
    use: 'waking up on time in a hidden tab',
    fallback: 'the page wakes itself up, as late as the browser lets it',
    proof: 'tests/platform/browser-platform.browser.test.tsx',
    looks: /new Worker\(/,
  },
  {
    id: 'intersection-observer',
    use: 'reading what comes into sight',
    fallback: 'everything counts as seen',
    proof: 'tests/platform/missing-features.browser.test.tsx',
    looks: /IntersectionObserver/,
  },
  {
    id: 'resize-observer',
    use: 'measuring rows of long lists',
    fallback: 'rows keep the height that was guessed',
    proof: 'tests/platform/missing-features.browser.test.tsx',
    looks: /ResizeObserver/,
  },
  {
    id: 'check-visibility',
    use: 'the search that a shortcut goes to',
    fallback: 'the first search of the page',
    looks: /checkVisibility\?\./,
  },
  {
    id: 'content-visibility',
    use: 'not drawing rows and cards that are out of sight',
    fallback: 'all of them are drawn',
  },
  { id: 'contain-intrinsic-size', use: 'the room of those rows and cards', fallback: 'as above' },
  { id: 'field-sizing', use: 'a select as wide as its choice', fallback: 'as wide as its longest' },
  { id: 'text-wrap', use: 'lines of about one length', fallback: 'the last line may be short' },
  { id: 'text-wrap-balance', use: 'the same in titles', fallback: 'the last line may be short' },
  {
    id: 'overflow-anchor',
    use: 'lists that stay where they are',
    fallback: 'they keep it themselves',
  },
  { id: 'scrollbar-width', use: 'narrow scroll bars', fallback: 'scroll bars as wide as ever' },
  { id: 'scrollbar-color', use: 'scroll bars in our colours', fallback: 'those of the browser' },
  { id: 'forced-colors', use: 'marks in the colours of the system', fallback: 'there are none' },
  { id: 'user-select', use: 'text of buttons that is not marked', fallback: 'it is marked' },
  {
    id: 'autofill',
    use: 'fields that were filled in, in our colours',
    fallback: 'those of the browser',
  },
];

/**
 * Features that the scan finds although they are not used, or are as old as everything else, with
 * the reason.
 */
export const NOT_USED: Readonly<Record<string, string>> = {
  appearance: 'only `none`, which is old',
  'background-clip-text': 'beside a colour of its own, which shows without it',
  cursor: 'one of its newest values, which we have not got',
  'display-contents': 'a part of it for assistive technology; ours are bare boxes',
  'font-family-ui': 'a typeface with others behind it',
  'gap-decorations': 'a key of an object',
  marker: 'the end of a condition in our code',
  masks: 'a key of an object',
  'motion-path': 'a key of an object',
  outline: 'rounded outlines, else square ones',
  'opacity-svg': 'older than the data knows',
  'overscroll-behavior': 'all but one edge case of it is old',
  'page-setup': 'a key of an object',
  resize: 'fields that are made larger by hand, else not',
  selection: 'the colours of marked text, else those of the browser',
  'text-box': 'a function of ours: `text(…)`',
  permissions: 'a permission of ours: `Permissions.Read`',
};
