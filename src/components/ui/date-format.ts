/** One kept formatter a locale; making one is far dearer than using it. */
function keptOf<Format>(make: (locale: string) => Format): (locale: string) => Format {
  const known = new Map<string, Format>();
  return (locale) => {
    let format = known.get(locale);
    if (!format) {
      try {
        format = make(locale);
      } catch {
        // A locale that a host misspelt must not take the page down.
        format = make('en');
      }
      known.set(locale, format);
    }
    return format;
  };
}

const kept = (options: Intl.DateTimeFormatOptions) =>
  keptOf((locale) => new Intl.DateTimeFormat(locale, options));

/** The day, in full. */
export const dayFormat = /* @__PURE__ */ kept({ dateStyle: 'full' });
/** A day in words where the language has some: today, yesterday. */
export const dayWord = /* @__PURE__ */ keptOf(
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
);
/** Day and time of day. */
export const dateTimeFormat = /* @__PURE__ */ kept({ dateStyle: 'full', timeStyle: 'medium' });
/** A day without a zone (`YYYY-MM-DD`), which is never shifted; kept by its instant in UTC. */
export const civilDayFormat = /* @__PURE__ */ kept({ dateStyle: 'medium', timeZone: 'UTC' });
/** A number of things. */
export const numberFormat = /* @__PURE__ */ keptOf((locale) => new Intl.NumberFormat(locale));
