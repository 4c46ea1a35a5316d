import type { uiTimeMessages } from '../en/ui-time';
import type { TranslationOf } from '../translation';

export const uiTime: TranslationOf<typeof uiTimeMessages> = {
  now: 'zojuist',
  future: 'in de toekomst',
  minutes: { one: '{count} minuut geleden', other: '{count} minuten geleden' },
  hours: { one: '{count} uur geleden', other: '{count} uur geleden' },
  days: { one: '{count} dag geleden', other: '{count} dagen geleden' },
  weeks: { one: '{count} week geleden', other: '{count} weken geleden' },
  months: { one: '{count} maand geleden', other: '{count} maanden geleden' },
  years: { one: '{count} jaar geleden', other: '{count} jaar geleden' },
};
