import type { uiTimeMessages } from '../en/ui-time';
import type { TranslationOf } from '../translation';

export const uiTime: TranslationOf<typeof uiTimeMessages> = {
  now: 'à l’instant',
  future: 'dans le futur',
  minutes: { one: 'il y a {count} minute', other: 'il y a {count} minutes' },
  hours: { one: 'il y a {count} heure', other: 'il y a {count} heures' },
  days: { one: 'il y a {count} jour', other: 'il y a {count} jours' },
  weeks: { one: 'il y a {count} semaine', other: 'il y a {count} semaines' },
  months: { one: 'il y a {count} mois', other: 'il y a {count} mois' },
  years: { one: 'il y a {count} an', other: 'il y a {count} ans' },
};
