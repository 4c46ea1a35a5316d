import type { LanguageChoice } from '../shell/language-choice';

/** Where the links under every form lead. A link without an address is left out. */
export interface AuthLinks {
  /** Where the terms are. @default no link */
  terms?: string;
  /** Where the plans are. @default no link */
  plans?: string;
  /** How to get in touch: a page, or a `mailto:` address. @default no link */
  contact?: string;
}

/**
 * What stands around every form of the authentication area (specification §2.1). The screen hooks of
 * the area take it and hand it on.
 *
 * @typeParam Picture - what a logo and the panel are: `ReactNode` for components
 */
export interface AuthFrameContent<Picture> {
  /** The provider's name, as the panel and the logo say it. */
  brandName: string;
  /** The provider's logo. @default the brand's name as a word mark */
  logo?: Picture;
  /** Terms, Plans and Contact Us. @default none */
  links?: AuthLinks;
  /** What stands beside the form on a wide screen, such as `AuthPanel`. @default nothing */
  panel?: Picture;
  /** The languages to choose from. @default no picker */
  language?: LanguageChoice | undefined;
}
