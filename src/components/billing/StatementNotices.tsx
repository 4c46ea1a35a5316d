import type { Statement } from '../../domain/billing/statement';
import { statementDates } from '../../domain/billing/statement-rules';
import type { StatementScreenContent } from '../../domain/billing/statement-screen';
import { formatCivilDate } from '../../domain/time/civil-format';
import { statementPageMessages } from '../../messages/generated/en/statement';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Banner } from '../ui/Banner';
import { Link } from '../ui/Link';

type NoticesProps = Pick<StatementScreenContent, 'statementHref'> & { statement: Statement };

/** What a statement is when it is not simply a bill: not issued yet, void, or a credit. */
export function StatementNotices({ statement, statementHref }: NoticesProps) {
  const t = useMessages(statementPageMessages);
  const locale = useMessagesLocale();
  const { state, period, creditOf, creditedBy } = statement;
  const link = (id: string | null, words: string) =>
    id !== null && statementHref && <Link href={statementHref(id)}>{words}</Link>;
  if (state === 'draft') {
    const date = formatCivilDate(statementDates(period).issuedOn, locale, 'long');
    return (
      <Banner announce="off" title={t('draftTitle')}>
        {t('draftText', { date })}
      </Banner>
    );
  }
  if (state === 'void') {
    return (
      <Banner
        tone="warning"
        announce="off"
        title={t('voidTitle')}
        actions={link(creditedBy, t('openCredit'))}
      >
        {t('voidText')}
      </Banner>
    );
  }
  if (creditOf === null) return null;
  return (
    <Banner announce="off" title={t('creditTitle')} actions={link(creditOf, t('openVoided'))}>
      {t('creditText')}
    </Banner>
  );
}
