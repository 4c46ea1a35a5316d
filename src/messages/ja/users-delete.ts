import type { usersDeleteMessages } from '../en/users-delete';
import type { TranslationOf } from '../translation';

export const usersDelete: TranslationOf<typeof usersDeleteMessages> = {
  deleteTitle: { other: '{count} 人のユーザーを削除しますか？' },
  deleteText: {
    other:
      '対象のユーザーはサインインできなくなります。{seconds} 秒以内であれば元に戻せます。その後は元に戻せません。',
  },
  deleteList: '削除するユーザー',
  deleteConfirm: { other: '{count} 人のユーザーを削除' },
  deleteCancel: 'キャンセル',
  deletion: 'ユーザーの削除',
  deleteWaiting: { other: '{count} 人のユーザーを削除します' },
  deleteWaitingText: 'まだ何も送信されていません。このページを離れても削除は取り消されます。',
  deleteSecondsLeft: { other: '残り {count} 秒' },
  deleteUndo: '元に戻す',
  deleting: { other: '{count} 人のユーザーを削除しています' },
  deleteProgress: '{done} / {count}',
  deleteStop: '停止',
  deleteDone: { other: '{count} 人のユーザーを削除しました' },
  deletePartly: { other: '{count} 人中 {done} 人のユーザーを削除しました' },
  deleteNone: '誰も削除されていません',
  deleteKept: {
    other: '{count} 人のユーザーは削除されていません。リクエストは送信されませんでした。',
  },
  deleteFailedCount: { other: '{count} 人のユーザーを削除できませんでした。選択されたままです。' },
  deleteFailedElsewhere: { other: '{count} 人のユーザーを削除できませんでした。' },
  deleteRetry: { other: '{count} 件を再試行' },
  deleteClose: '閉じる',
  stepWaiting: '待機中',
  stepDeleting: '削除中',
  stepDeleted: '削除済み',
  stepKept: '削除なし',
  stepFailed: '失敗',
  stepFailedText: 'このユーザーを削除できませんでした。',
  deleteLeftTitle: 'すべて削除される前にページを離れました',
  deleteUndoneTitle: '削除を取り消しました',
  deleteUndoneText: '誰も削除されないうちにページを離れました。',
};
