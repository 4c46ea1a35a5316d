import type { roleUsersMessages } from '../en/roles-users';
import type { TranslationOf } from '../translation';

export const rolesUsers: TranslationOf<typeof roleUsersMessages> = {
  revokeTitle: 'Retirer le rôle aux utilisateurs',
  revokeText: 'Le ou les utilisateurs recevront le rôle Guest, avec un accès limité.',
  revokeYes: 'OUI',
  revokeCancel: 'Annuler',
  revokePending: 'Retrait du rôle',
  revokeList: 'Utilisateurs qui recevront le rôle Guest',
  revokeSelf: 'Vous en faites partie : vous ne pourrez peut-être plus ouvrir cette page.',
  revokeIsGuest: 'Rôle retiré',
  revokePartly: {
    one: '{count} utilisateur a toujours le rôle.',
    other: '{count} utilisateurs ont toujours le rôle.',
  },
  revokeFailed: 'Une erreur s’est produite',
  revokeDone: {
    one: 'L’utilisateur a maintenant le rôle Guest',
    other: 'Les utilisateurs ont maintenant le rôle Guest',
  },
  addTitle: 'Ajouter des utilisateurs au rôle',
  addText: 'Un utilisateur n’a qu’un rôle. Qui est ajouté à {role} perd le précédent.',
  addSearch: 'Rechercher des utilisateurs à ajouter',
  addPlaceholder: 'Rechercher par e-mail...',
  addTooShort: '4 caractères au minimum',
  addList: 'Utilisateurs pouvant être ajoutés',
  addChosen: 'Utilisateurs sélectionnés',
  addChosenCount: {
    one: '{count} utilisateur sélectionné',
    other: '{count} utilisateurs sélectionnés',
  },
  addLoading: 'Chargement des utilisateurs',
  addMore: 'Voici les {count} premiers. Faites une recherche pour en trouver d’autres.',
  addEmpty: 'Aucun utilisateur disponible trouvé',
  addEmptyText: 'Essayez une recherche par e-mail ou par nom...',
  addFailedTitle: 'Une erreur s’est produite',
  addFailedText: 'Les utilisateurs n’ont pas pu être chargés. Réessayez, ou revenez plus tard.',
  addSelected: 'Ajouter la sélection',
  addNobody: 'Sélectionnez au moins un utilisateur',
  addCancel: 'Annuler',
  addPending: 'Veuillez patienter',
  addFailed: 'Une erreur s’est produite',
  addPartly: {
    one: '{count} des utilisateurs sélectionnés a tout de même été ajouté.',
    other: '{count} des utilisateurs sélectionnés ont tout de même été ajoutés.',
  },
  addDone: { one: 'Utilisateur ajouté', other: 'Utilisateurs ajoutés' },
};
