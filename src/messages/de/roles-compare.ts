import type { roleCompareMessages } from '../en/roles-compare';
import type { TranslationOf } from '../translation';

export const rolesCompare: TranslationOf<typeof roleCompareMessages> = {
  compareTitle: 'Rollen vergleichen',
  compareWith: '{role} vergleichen mit',
  compareChoose: 'Rolle wählen',
  compareStartTitle: 'Wählen Sie eine weitere Rolle',
  compareStartText: 'Dann sehen Sie, was beide erlauben und was nur eine von ihnen erlaubt.',
  compareNoOtherTitle: 'Es gibt keine andere Rolle',
  compareNoOtherText: 'Erstellen oder duplizieren Sie zuerst eine Rolle.',
  compareBoth: 'In beiden',
  compareOnly: 'Nur in {role}',
  compareSame: 'Beide Rollen erlauben genau dasselbe.',
  compareNothing: 'Keine',
  compareClose: 'Schließen',
};
