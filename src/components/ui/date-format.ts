/** One kept formatter a locale; making one is far dearer than using it. */
function kept(options: Intl.DateTimeFormatOptions): (locale: string) => Intl.DateTimeFormat {
  const known = new Map<string, Intl.DateTimeFormat>();
  return (locale) => {
    let format = known.get(locale);
    if (!format) {
      try {
        format = new Intl.DateTimeFormat(locale, options);
      } catch {
        // A locale that a host misspelt must not take the page down.
        format = new Intl.DateTimeFormat('en', options);
      }
      known.set(locale, format);
    }
    return format;
  };
}

/** The day, in full. */
export const dayFormat = /* @__PURE__ */ kept({ dateStyle: 'full' });
/** Day and time of day. */
export const dateTimeFormat = /* @__PURE__ */ kept({ dateStyle: 'full', timeStyle: 'medium' });
