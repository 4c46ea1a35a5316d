const STYLES = {
  plain: {},
  short: { notation: 'compact', maximumFractionDigits: 1 },
  percent: { style: 'percent', maximumFractionDigits: 0 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

const formats = /* @__PURE__ */ new Map<string, Intl.NumberFormat>();

/** A number as the reader's language writes it. Formatters are kept: making one is dear. */
export function formatNumber(value: number, locale: string, style: keyof typeof STYLES): string {
  const key = `${locale} ${style}`;
  let format = formats.get(key);
  if (!format) {
    try {
      format = new Intl.NumberFormat(locale, STYLES[style]);
    } catch {
      // A locale that a host misspelt must not take the page down.
      format = new Intl.NumberFormat('en', STYLES[style]);
    }
    formats.set(key, format);
  }
  return format.format(value);
}
