const told = /* @__PURE__ */ new Set<string>();

/**
 * Says once for each name, while somebody develops, that a prop has another name now. Bundlers that
 * know `process.env.NODE_ENV` leave all of it out of a production build, the call and the names too
 * (docs/versioning.md).
 *
 * @param component - the published name
 * @param props - what it was given
 * @param names - names of today by those of before
 */
export function warnOfOldProps(
  component: string,
  props: object,
  names: Readonly<Record<string, string>>,
): void {
  if (typeof process !== 'object' || process.env.NODE_ENV === 'production') return;
  for (const [before, now] of Object.entries(names)) {
    if (!Object.hasOwn(props, before)) continue;
    warnDeveloper(`${component}.${before} is ${now} now (docs/versioning.md).`);
  }
}

/**
 * Says something once to who develops. Bundlers that know `process.env.NODE_ENV` leave it out of a
 * production build.
 */
export function warnDeveloper(sentence: string): void {
  if (typeof process !== 'object' || process.env.NODE_ENV === 'production') return;
  if (told.has(sentence)) return;
  told.add(sentence);
  // biome-ignore lint/suspicious/noConsole: it is for who develops, and production has none of it.
  console.warn(`@plinth/console: ${sentence}`);
}
