/**
 * Whether an address is safe as a link: a path, a fragment, or http, https, mailto or tel. Refuses
 * everything that could run script (`javascript:`, `data:`, `vbscript:`, also with tabs or mixed
 * case), and `//host`, which only looks like a path.
 */
export function isSafeHref(href: string): boolean {
  // Browsers drop control characters and spaces before they read the scheme; so do we.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the ones to drop
  const text = href.replace(/[\u0000-\u0020\u007f]/g, '');
  if (text === '' || /^[\\/]{2}/.test(text)) return false;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme);
}
