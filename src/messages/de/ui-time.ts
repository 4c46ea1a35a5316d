import type { uiTimeMessages } from '../en/ui-time';
import type { TranslationOf } from '../translation';

export const uiTime: TranslationOf<typeof uiTimeMessages> = {
  now: 'gerade eben',
  future: 'in der Zukunft',
  minutes: { one: 'vor {count} Minute', other: 'vor {count} Minuten' },
  hours: { one: 'vor {count} Stunde', other: 'vor {count} Stunden' },
  days: { one: 'vor {count} Tag', other: 'vor {count} Tagen' },
  weeks: { one: 'vor {count} Woche', other: 'vor {count} Wochen' },
  months: { one: 'vor {count} Monat', other: 'vor {count} Monaten' },
  years: { one: 'vor {count} Jahr', other: 'vor {count} Jahren' },
};
