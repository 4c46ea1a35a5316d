import type { usersInviteMessages } from '../en/users-invite';
import type { TranslationOf } from '../translation';

export const usersInvite: TranslationOf<typeof usersInviteMessages> = {
  inviteTitle: 'Invitar a un usuario nuevo',
  inviteText:
    'Recibe un correo electrónico con un enlace para iniciar sesión y empieza como invitado.',
  inviteEmail: 'Correo electrónico',
  invite: 'Invitar',
  inviteCancel: 'Cancelar',
  invitePending: 'Espere',
  inviteEmailRequired: 'Escriba un correo electrónico',
  inviteEmailTooShort: '3 caracteres como mínimo',
  inviteEmailTooLong: '50 caracteres como máximo',
  inviteEmailFormat: 'Escriba un correo electrónico válido',
  inviteDone: 'Se ha creado el usuario y le hemos enviado un correo electrónico',
  inviteFailed: 'Algo ha salido mal',
  inviteFailedText: 'No podemos crear este usuario. Póngase en contacto con el soporte.',
};
