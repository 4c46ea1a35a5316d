import type { roleCompareMessages } from '../en/roles-compare';
import type { TranslationOf } from '../translation';

export const rolesCompare: TranslationOf<typeof roleCompareMessages> = {
  compareTitle: 'Comparer les rôles',
  compareWith: 'Comparer {role} avec',
  compareChoose: 'Choisir un rôle',
  compareStartTitle: 'Choisissez un autre rôle',
  compareStartText:
    'Vous verrez alors ce que les deux permettent et ce qu’un seul des deux permet.',
  compareNoOtherTitle: 'Il n’y a pas d’autre rôle',
  compareNoOtherText: 'Créez ou dupliquez d’abord un rôle.',
  compareBoth: 'Dans les deux',
  compareOnly: 'Seulement dans {role}',
  compareSame: 'Les deux rôles permettent exactement la même chose.',
  compareNothing: 'Aucune',
  compareClose: 'Fermer',
};
