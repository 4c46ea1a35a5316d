import type { errorsMessages } from '../en/errors';
import type { TranslationOf } from '../translation';

export const errors: TranslationOf<typeof errorsMessages> = {
  notFoundTitle: 'Hoppla!',
  notFoundText: 'Diese Seite können wir nicht finden.',
  systemTitle: 'Systemfehler',
  systemText: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es später erneut.',
  returnHome: 'Zur Startseite',
  boundaryText: 'Hoppla, etwas ist schiefgelaufen. Bitte wenden Sie sich an den Support.',
  goBack: 'Zurück',
  forbiddenTitle: 'Diese Seite dürfen Sie nicht öffnen',
  forbiddenText: 'Ihre Rolle oder Ihre Kundenstufe umfasst sie nicht.',
  notBuiltTitle: 'Diese Seite gibt es noch nicht',
  notBuiltText: 'Die Adresse stimmt, aber diese Version des Portals hat hier nichts zu zeigen.',
  configTitle: 'Das Portal ist nicht richtig eingerichtet',
  configText:
    'Die Einstellungen konnten nicht gelesen werden. Wer dieses Portal betreibt, kann sie korrigieren:',
  chunkText:
    'Ein Teil des Portals konnte nicht geladen werden. Möglicherweise gibt es eine neue Version.',
  reload: 'Seite neu laden',
};
