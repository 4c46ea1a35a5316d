/** Commas that are not Latin, by language; with the space that follows them. */
const COMMAS = { ar: '، ', fa: '، ', ur: '، ', ja: '、', zh: '、' } as const;

/**
 * Names in one line, with the comma of a language and without an "and": `Intl.ListFormat` adds one
 * in most languages, which a column of names has no room for.
 */
export function listed(names: readonly string[], locale: string): string {
  const [language = ''] = locale.split('-');
  return names.join(
    Object.hasOwn(COMMAS, language) ? COMMAS[language as keyof typeof COMMAS] : ', ',
  );
}
