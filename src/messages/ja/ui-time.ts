import type { uiTimeMessages } from '../en/ui-time';
import type { TranslationOf } from '../translation';

export const uiTime: TranslationOf<typeof uiTimeMessages> = {
  now: 'たった今',
  future: '未来',
  minutes: { other: '{count} 分前' },
  hours: { other: '{count} 時間前' },
  days: { other: '{count} 日前' },
  weeks: { other: '{count} 週間前' },
  months: { other: '{count} か月前' },
  years: { other: '{count} 年前' },
};
