const told = new Set<string>();

/**
 * Warns a developer once. Bundlers that know `process.env.NODE_ENV` remove it from production
 * builds.
 */
export function warnDeveloper(sentence: string): void {
  if (typeof process !== 'object' || process.env.NODE_ENV === 'production') return;
  if (told.has(sentence)) return;
  told.add(sentence);
  // biome-ignore lint/suspicious/noConsole: for developers; removed from production builds.
  console.warn(`@plinth/console: ${sentence}`);
}
