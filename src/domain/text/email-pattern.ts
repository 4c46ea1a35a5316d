/**
 * A simple e-mail pattern for a single address. Excludes blanks, line breaks, invisible characters
 * and the separators of mail headers, so that an address cannot inject a second address or a header
 * line (specification §5).
 */
export const SIMPLE_EMAIL =
  /^[^\s\p{C}@,;:<>()[\]"\\]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;
