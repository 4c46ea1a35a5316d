import type { roleUsersMessages } from '../en/roles-users';
import type { TranslationOf } from '../translation';

export const rolesUsers: TranslationOf<typeof roleUsersMessages> = {
  revokeTitle: 'Rol van gebruiker intrekken',
  revokeText: 'De gebruiker(s) krijgen de rol Guest met beperkte toegang.',
  revokeYes: 'JA',
  revokeCancel: 'Annuleren',
  revokePending: 'Bezig met intrekken',
  revokeList: 'Gebruikers die de rol Guest krijgen',
  revokeSelf: 'U bent een van hen: mogelijk kunt u deze pagina daarna niet meer openen.',
  revokeIsGuest: 'Rol ingetrokken',
  revokePartly: {
    one: '{count} gebruiker heeft de rol nog.',
    other: '{count} gebruikers hebben de rol nog.',
  },
  revokeFailed: 'Er is een fout opgetreden',
  revokeDone: {
    one: 'De gebruiker heeft nu de rol Guest',
    other: 'De gebruikers hebben nu de rol Guest',
  },
  addTitle: 'Gebruikers aan rol toevoegen',
  addText:
    'Een gebruiker heeft één rol. Wie aan {role} wordt toegevoegd, raakt de vorige rol kwijt.',
  addSearch: 'Gebruikers zoeken om toe te voegen',
  addPlaceholder: 'Zoek op e-mailadres…',
  addTooShort: 'Minimaal 4 tekens',
  addList: 'Gebruikers die kunnen worden toegevoegd',
  addChosen: 'Geselecteerde gebruikers',
  addChosenCount: {
    one: '{count} gebruiker geselecteerd',
    other: '{count} gebruikers geselecteerd',
  },
  addLoading: 'Gebruikers worden geladen',
  addMore: 'Dit zijn de eerste {count}. Zoek om anderen te vinden.',
  addEmpty: 'Geen beschikbare gebruikers gevonden',
  addEmptyText: 'Zoek op e-mailadres of naam…',
  addFailedTitle: 'Er is iets misgegaan',
  addFailedText:
    'De gebruikers kunnen niet worden geladen. Probeer het opnieuw of kom later terug.',
  addSelected: 'Geselecteerde gebruikers toevoegen',
  addNobody: 'Selecteer minstens één gebruiker',
  addCancel: 'Annuleren',
  addPending: 'Een ogenblik geduld',
  addFailed: 'Er is iets misgegaan',
  addPartly: {
    one: '{count} van de geselecteerde gebruikers is wel toegevoegd.',
    other: '{count} van de geselecteerde gebruikers zijn wel toegevoegd.',
  },
  addDone: { one: 'De gebruiker is toegevoegd', other: 'De gebruikers zijn toegevoegd' },
};
