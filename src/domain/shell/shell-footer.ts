/** What stands under every page (specification §2.4). */
export interface ShellFooterContent {
  /** The year, from your clock. */
  year: number;
  /** The provider's text, usually their name. */
  brandText: string;
  /** Where About leads. @default no link */
  aboutHref?: string | undefined;
  /** Where Contact leads. @default no link */
  contactHref?: string | undefined;
}
