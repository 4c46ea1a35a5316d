import type { errorsMessages } from '../en/errors';
import type { TranslationOf } from '../translation';

export const errors: TranslationOf<typeof errorsMessages> = {
  notFoundTitle: '申し訳ございません',
  notFoundText: 'お探しのページが見つかりません。',
  systemTitle: 'システムエラー',
  systemText: '問題が発生しました。しばらくしてからもう一度お試しください。',
  returnHome: 'ホームに戻る',
  boundaryText: '申し訳ございません。問題が発生しました。お問い合わせください',
  goBack: '戻る',
  forbiddenTitle: 'このページを開くことはできません',
  forbiddenText: 'お使いのロールまたは顧客レベルには、このページが含まれていません。',
  notBuiltTitle: 'このページはまだ作成されていません',
  notBuiltText: 'アドレスは正しいのですが、このバージョンのポータルには表示する内容がありません。',
  configTitle: 'ポータルが正しく設定されていません',
  configText: '設定を読み込めませんでした。このポータルの運営者が修正できます:',
  chunkText: 'ポータルの一部を読み込めませんでした。新しいバージョンがある可能性があります。',
  reload: 'ページを再読み込み',
};
