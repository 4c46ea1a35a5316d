function make(locale: string | undefined): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** How the time of a last sign-in is written, in the reader's zone (contract §4.8). */
export function lastLoginFormat(locale: string): Intl.DateTimeFormat {
  try {
    return make(locale);
  } catch {
    // A locale that a host misspelt must not take the page down.
    return make(undefined);
  }
}
