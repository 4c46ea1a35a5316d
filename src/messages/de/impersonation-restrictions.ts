import type { impersonationRestrictionMessages } from '../en/impersonation-restrictions';
import type { TranslationOf } from '../translation';

export const impersonationRestrictions: TranslationOf<typeof impersonationRestrictionMessages> = {
  restrictedTitle: 'Sie handeln als jemand anderes.',
  restricted: 'Nicht verfügbar, solange Sie als jemand anderes handeln',
  restrictedPassword:
    'Das Passwort kann nicht geändert werden, solange Sie als jemand anderes handeln',
  restrictedTwoFactor:
    'Der zweite Faktor kann nicht geändert werden, solange Sie als jemand anderes handeln',
  restrictedDeleteUsers:
    'Benutzer können nicht gelöscht werden, solange Sie als jemand anderes handeln',
  restrictedRoles: 'Rollen können nicht geändert werden, solange Sie als jemand anderes handeln',
};
