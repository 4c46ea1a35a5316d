import type { impersonationRestrictionMessages } from '../en/impersonation-restrictions';
import type { TranslationOf } from '../translation';

export const impersonationRestrictions: TranslationOf<typeof impersonationRestrictionMessages> = {
  restrictedTitle: 'Está actuando como otra persona.',
  restricted: 'No disponible mientras actúa como otra persona',
  restrictedPassword: 'La contraseña no se puede cambiar mientras actúa como otra persona',
  restrictedTwoFactor: 'El segundo factor no se puede cambiar mientras actúa como otra persona',
  restrictedDeleteUsers: 'Los usuarios no se pueden eliminar mientras actúa como otra persona',
  restrictedRoles: 'Los roles no se pueden cambiar mientras actúa como otra persona',
};
