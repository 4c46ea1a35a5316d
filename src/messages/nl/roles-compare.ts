import type { roleCompareMessages } from '../en/roles-compare';
import type { TranslationOf } from '../translation';

export const rolesCompare: TranslationOf<typeof roleCompareMessages> = {
  compareTitle: 'Rollen vergelijken',
  compareWith: '{role} vergelijken met',
  compareChoose: 'Kies een rol',
  compareStartTitle: 'Kies een andere rol',
  compareStartText: 'Daarna ziet u wat beide rollen toestaan en wat maar één ervan toestaat.',
  compareNoOtherTitle: 'Er is geen andere rol',
  compareNoOtherText: 'Maak of dupliceer eerst een rol.',
  compareBoth: 'In beide',
  compareOnly: 'Alleen in {role}',
  compareSame: 'Beide rollen staan precies hetzelfde toe.',
  compareNothing: 'Geen',
  compareClose: 'Sluiten',
};
