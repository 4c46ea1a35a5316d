import type { impersonationRestrictionMessages } from '../en/impersonation-restrictions';
import type { TranslationOf } from '../translation';

export const impersonationRestrictions: TranslationOf<typeof impersonationRestrictionMessages> = {
  restrictedTitle: 'Vous agissez au nom de quelqu’un d’autre.',
  restricted: 'Non disponible tant que vous agissez au nom de quelqu’un d’autre',
  restrictedPassword:
    'Le mot de passe ne peut pas être modifié tant que vous agissez au nom de quelqu’un d’autre',
  restrictedTwoFactor:
    'Le second facteur ne peut pas être modifié tant que vous agissez au nom de quelqu’un d’autre',
  restrictedDeleteUsers:
    'Les utilisateurs ne peuvent pas être supprimés tant que vous agissez au nom de quelqu’un d’autre',
  restrictedRoles:
    'Les rôles ne peuvent pas être modifiés tant que vous agissez au nom de quelqu’un d’autre',
};
