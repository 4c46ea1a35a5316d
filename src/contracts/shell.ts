/** A language that can be chosen. */
export interface OfferedLanguage {
  /** BCP 47 tag. */
  readonly tag: string;
  /** Its name in the language itself. */
  readonly name: string;
}

/** The languages that a reader can choose from. */
export interface LanguageChoice {
  /** The tag of the current language. */
  readonly current: string;
  /** The languages to choose from. */
  readonly offered: readonly OfferedLanguage[];
  /** Languages that are announced and cannot be chosen yet. @default none */
  readonly toCome?: readonly OfferedLanguage[] | undefined;
  /** Called with the tag of another one. */
  readonly onChange: (tag: string) => void;
}

/** The footer of every page (specification §2.4). */
export interface ShellFooterProps {
  /** The current year, from your clock. */
  year: number;
  /** The provider's text, usually their name. */
  brandText: string;
}
