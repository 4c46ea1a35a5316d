/**
 * A simple e-mail pattern: one address and nothing else. No blank, line break or invisible
 * character gets through, nor the signs that separate addresses in a mail's header, so that an
 * address can neither bring a second one nor a header line of its own (specification §5).
 */
export const SIMPLE_EMAIL =
  /^[^\s\p{C}@,;:<>()[\]"\\]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;
