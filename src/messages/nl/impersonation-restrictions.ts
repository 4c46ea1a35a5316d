import type { impersonationRestrictionMessages } from '../en/impersonation-restrictions';
import type { TranslationOf } from '../translation';

export const impersonationRestrictions: TranslationOf<typeof impersonationRestrictionMessages> = {
  restrictedTitle: 'U werkt als een andere gebruiker.',
  restricted: 'Niet beschikbaar zolang u als een andere gebruiker werkt',
  restrictedPassword:
    'Het wachtwoord kan niet worden gewijzigd zolang u als een andere gebruiker werkt',
  restrictedTwoFactor:
    'Tweestapsverificatie kan niet worden gewijzigd zolang u als een andere gebruiker werkt',
  restrictedDeleteUsers:
    'Gebruikers kunnen niet worden verwijderd zolang u als een andere gebruiker werkt',
  restrictedRoles: 'Rollen kunnen niet worden gewijzigd zolang u als een andere gebruiker werkt',
};
