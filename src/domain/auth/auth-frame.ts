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
 * What the marketing panel says. What is left out stays as it is (specification §1).
 *
 * @typeParam Picture - what a logo is: `ReactNode` for components
 */
export interface AuthPanelContent<Picture> {
  /** The sentence in large letters. @default 'Cloud management, made simple' */
  title?: string | undefined;
  /** Short sentences under it; none for an empty list. @default marketplace, billing, access */
  points?: readonly string[] | undefined;
  /** What stands for the brand on it: the panel is dark in both schemes. @default the frame's logo */
  logo?: Picture;
}

/**
 * What stands around every form of the authentication area (specification §2.1). The screen hooks of
 * the area take it and hand it on.
 *
 * @typeParam Picture - what a logo is: `ReactNode` for components
 */
export interface AuthFrameContent<Picture> {
  /** The provider's name, as the panel and the logo say it. */
  brandName: string;
  /** The provider's logo. @default the brand's name as a word mark */
  logo?: Picture;
  /** Terms, Plans and Contact Us. @default none */
  links?: AuthLinks;
  /** What the marketing panel beside the form says. @default the sentences of `authMessages` */
  panel?: AuthPanelContent<Picture> | undefined;
  /** The languages to choose from. @default English alone (specification §2.1) */
  language?: LanguageChoice | undefined;
}
