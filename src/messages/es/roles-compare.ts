import type { roleCompareMessages } from '../en/roles-compare';
import type { TranslationOf } from '../translation';

export const rolesCompare: TranslationOf<typeof roleCompareMessages> = {
  compareTitle: 'Comparar roles',
  compareWith: 'Comparar {role} con',
  compareChoose: 'Elegir un rol',
  compareStartTitle: 'Elija otro rol',
  compareStartText: 'Verá lo que permiten ambos y lo que solo permite uno de ellos.',
  compareNoOtherTitle: 'No hay ningún otro rol',
  compareNoOtherText: 'Cree o duplique antes un rol.',
  compareBoth: 'En ambos',
  compareOnly: 'Solo en {role}',
  compareSame: 'Ambos roles permiten exactamente lo mismo.',
  compareNothing: 'Ninguno',
  compareClose: 'Cerrar',
};
