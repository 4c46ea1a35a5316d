const told = new Set<string>();

/**
 * Warns a developer once. Bundlers that know `process.env.NODE_ENV` leave it out of a production
 * build.
 */
export function warnDeveloper(sentence: string): void {
  if (typeof process !== 'object' || process.env.NODE_ENV === 'production') return;
  if (told.has(sentence)) return;
  told.add(sentence);
  // biome-ignore lint/suspicious/noConsole: it is for developers, and production has none of it.
  console.warn(`@plinth/console: ${sentence}`);
}
