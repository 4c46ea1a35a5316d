const warned = new Set<string>();

/**
 * Warns a developer once. Bundlers that know `process.env.NODE_ENV` remove it from production
 * builds.
 */
export function warnDeveloper(sentence: string): void {
  if (typeof process !== 'object' || process.env.NODE_ENV === 'production') return;
  if (warned.has(sentence)) return;
  warned.add(sentence);
  // biome-ignore lint/suspicious/noConsole: for developers; removed from production builds.
  console.warn(`@plinth/console: ${sentence}`);
}
