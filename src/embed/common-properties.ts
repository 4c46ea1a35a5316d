/** What every embedded screen can be told. */
export interface CommonProperties {
  /** Where the API is. Screens with the same address share session, cache and live connection. @default the page's own origin */
  apiBaseUrl?: string | undefined;
  /** Address of the hub of live notifications. @default the API's own */
  hubUrl?: string | undefined;
  /** BCP 47 tag of the language; its sentences are fetched. @default English */
  language?: string | undefined;
  /** `light`, `dark`, or `system`. @default the color-scheme of the page around */
  colorScheme?: string | undefined;
  /** A colour that everything takes its tone from, as in `createTheme({ brand })`. @default Plinth's own */
  brandColor?: string | undefined;
}

/** Their kinds, for what reads attributes and addresses. */
export const COMMON_PROPERTIES = {
  apiBaseUrl: 'text',
  hubUrl: 'text',
  language: 'text',
  colorScheme: 'text',
  brandColor: 'text',
} as const satisfies Record<keyof CommonProperties, 'text'>;

/** `forgotPasswordHref` as an attribute: `forgot-password-href`. */
export const attributeOf = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
