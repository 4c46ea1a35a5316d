/** Properties of every embedded screen. */
export interface CommonProperties {
  /** Where the API is. Screens with the same address share session, cache and live connection. @default the page's own origin */
  apiBaseUrl?: string | undefined;
  /** Address of the hub of live notifications. @default the API's own */
  hubUrl?: string | undefined;
  /** Keeps storage keys, channels and locks apart from another place with the same API. @default plinth */
  namespace?: string | undefined;
  /** BCP 47 tag of the language; its sentences are fetched. @default English */
  language?: string | undefined;
  /**
   * Sentences of your own over those of the language, by room and key; as an attribute, JSON. With all
   * of them `language` may be one that the package does not have. @default those of the package
   */
  messages?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | string | undefined;
  /** Level of the first heading in the outline of the page, from 1 to 5. @default 2 */
  headingLevel?: string | number | undefined;
  /**
   * `light`, `dark`, or `system`, with its own background. @default the color-scheme of the page,
   * without a background
   */
  colorScheme?: string | undefined;
  /** The brand colour, as in `createTheme({ brand })`. @default Plinth's own */
  brandColor?: string | undefined;
}

/** Their types, to decode attributes and addresses. */
export const COMMON_PROPERTIES = {
  apiBaseUrl: 'text',
  hubUrl: 'text',
  namespace: 'text',
  language: 'text',
  messages: 'text',
  headingLevel: 'text',
  colorScheme: 'text',
  brandColor: 'text',
} as const satisfies Record<keyof CommonProperties, 'text'>;

/** `forgotPasswordHref` as an attribute: `forgot-password-href`. */
export const attributeOf = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
