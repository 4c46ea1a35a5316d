import type { uiTimeMessages } from '../en/ui-time';
import type { TranslationOf } from '../translation';

export const uiTime: TranslationOf<typeof uiTimeMessages> = {
  now: 'ahora mismo',
  future: 'en el futuro',
  minutes: { one: 'hace {count} minuto', other: 'hace {count} minutos' },
  hours: { one: 'hace {count} hora', other: 'hace {count} horas' },
  days: { one: 'hace {count} día', other: 'hace {count} días' },
  weeks: { one: 'hace {count} semana', other: 'hace {count} semanas' },
  months: { one: 'hace {count} mes', other: 'hace {count} meses' },
  years: { one: 'hace {count} año', other: 'hace {count} años' },
};
