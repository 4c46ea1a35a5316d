import { isFrameOrigin } from '../src/domain/embed/frame-origin';

/** The settings of a portal in its page, as `src/app/main.tsx` reads them. */
const SETTINGS = /(<script\b[^>]*\bid="plinth-config"[^>]*>)([\s\S]*?)(<\/script>)/;

type Group = Readonly<Record<string, unknown>>;

export function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function groupOf(text: string): Group | null {
  try {
    const own: unknown = text.trim() === '' ? {} : JSON.parse(text);
    return isGroup(own) ? own : null;
  } catch {
    return null;
  }
}

/** The page with other settings. Settings that are no JSON are the portal's to report. */
export function changeSettings(html: string, change: (own: Group) => Group): string {
  return html.replace(SETTINGS, (whole, start: string, text: string, end: string) => {
    const own = groupOf(text);
    if (!own) return whole;
    // No sentence of the settings may end the element.
    return `${start}${JSON.stringify(change(own)).replaceAll('<', '\\u003c')}${end}`;
  });
}

/**
 * The origins that may frame a page's screens, from its settings; empty if one of them is invalid.
 */
export function frameOriginsOf(html: string): readonly string[] {
  const embed = groupOf(SETTINGS.exec(html)?.[2] ?? '')?.embed;
  const origins = isGroup(embed) && Array.isArray(embed.origins) ? embed.origins : [];
  const isOrigin = (one: unknown): one is string => typeof one === 'string' && isFrameOrigin(one);
  return origins.every(isOrigin) ? origins : [];
}

/** The page with more origins that may frame its screens. */
export function withFrameOrigins(html: string, origins: readonly string[]): string {
  if (origins.length === 0) return html;
  const all = [...new Set([...frameOriginsOf(html), ...origins])];
  return changeSettings(html, (own) => ({ ...own, embed: { origins: all } }));
}
