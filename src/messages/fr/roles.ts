import type { rolesMessages } from '../en/roles';
import type { TranslationOf } from '../translation';

export const roles: TranslationOf<typeof rolesMessages> = {
  title: 'Rôles',
  intro: 'Ce que chacun peut faire, et qui a quel rôle.',
  createNewRole: 'Créer un rôle',
  createNewRoleText: 'Définissez ce que des personnes peuvent faire, puis attribuez-le-leur.',
  unnamedRole: 'Rôle sans nom',
  viewRole: 'Voir le rôle',
  editRole: 'Modifier le rôle',
  duplicateRole: 'Dupliquer le rôle',
  compareRole: 'Comparer le rôle',
  deleteRole: 'Supprimer le rôle',
  systemRole: 'Rôle système',
  createdBy: 'Rôle créé par',
  ownerUnknown: 'inconnu',
  permissionsOf: 'Autorisations de {role}',
  andMore: 'et {count} de plus...',
  noPermissions: 'Aucune autorisation',
  noUsers: 'Aucun utilisateur attribué',
  usersOf: 'Utilisateurs ayant le rôle {role}',
  loading: 'Chargement des rôles',
  loadingUsers: 'Chargement des utilisateurs',
  failedTitle: 'Une erreur s’est produite',
  failedText: 'Les rôles n’ont pas pu être chargés. Réessayez, ou revenez plus tard.',
  usersFailed: 'Les utilisateurs de ce rôle n’ont pas pu être chargés.',
  tryAgain: 'Réessayer',
  tryAgainUsers: 'Réessayer de charger les utilisateurs de {role}',
  emptyTitle: 'Aucun rôle pour l’instant',
  emptyText: 'Les rôles disent ce que chacun peut faire. Dès qu’il y en a un, il apparaît ici.',
  refreshFailed:
    'La liste n’a pas pu être actualisée. Ce que vous voyez n’est peut-être plus à jour.',
};
