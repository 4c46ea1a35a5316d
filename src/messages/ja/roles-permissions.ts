import type { rolePermissionsMessages } from '../en/roles-permissions';
import type { TranslationOf } from '../translation';

export const rolesPermissions: TranslationOf<typeof rolePermissionsMessages> = {
  editorLabel: '権限',
  editorFilter: '権限を絞り込む',
  editorFilterPlaceholder: '名前または説明で絞り込む',
  editorSelectAll: 'すべて選択',
  editorExpandAll: 'すべて展開',
  editorCollapseAll: 'すべて折りたたむ',
  editorSelected: '{total} 件中 {selected} 件を選択',
  editorUnlisted: { other: 'この一覧にない権限がほかに {count} 件選択されています。' },
  editorFound: { other: '{count} 件の権限が見つかりました' },
  editorDropped: { other: '絞り込みで非表示になった {count} 件の権限の選択を解除しました' },
  editorUndo: '元に戻す',
  coverageFull: 'すべて',
  coveragePartial: '一部',
  coverageNone: 'なし',
  coverageCount: '{total} 件中 {count} 件',
  editorNoMatchTitle: '条件に一致する権限はありません',
  editorNoMatchText: '入力した文字は、名前にも説明にも含まれていません。',
  editorClearFilter: '絞り込みを解除',
  editorEmptyTitle: '権限がありません',
  editorEmptyText: 'ロールに付与できる権限がサーバーにありません。',
  editorLoading: '権限を読み込んでいます',
  editorFailedTitle: '権限を読み込めませんでした',
  editorFailedText: 'もう一度試すか、しばらくしてからお越しください。',
};
