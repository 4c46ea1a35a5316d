import type { roleCompareMessages } from '../en/roles-compare';
import type { TranslationOf } from '../translation';

export const rolesCompare: TranslationOf<typeof roleCompareMessages> = {
  compareTitle: 'ロールの比較',
  compareWith: '{role} の比較対象',
  compareChoose: 'ロールを選択',
  compareStartTitle: '別のロールを選択してください',
  compareStartText: '両方のロールで許可される操作と、一方だけで許可される操作が表示されます。',
  compareNoOtherTitle: '他のロールがありません',
  compareNoOtherText: '先にロールを作成または複製してください。',
  compareBoth: '両方にある権限',
  compareOnly: '{role} のみ',
  compareSame: '2 つのロールで許可される操作はまったく同じです。',
  compareNothing: 'なし',
  compareClose: '閉じる',
};
