import type { StatementScreenProps } from '../../contracts/billing';
import type { Statement } from '../../domain/billing/statement';
import { statementDates } from '../../domain/billing/statement-rules';
import { owedBack } from '../../domain/billing/statement-void';
import { formatMoney } from '../../domain/money';
import { formatCivilDate } from '../../domain/time/civil-format';
import { billingStatementMessages } from '../../messages/generated/en/billing';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Banner } from '../ui/Banner';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';

type NoticesProps = Pick<StatementScreenProps, 'partner'> & {
  statement: Statement;
};

/** Notices about a statement that is a draft, void, a credit or reissued. */
export function StatementNotices({ statement, partner = null }: NoticesProps) {
  const { statement: statementHref } = useLinks();
  const t = useMessages(billingStatementMessages);
  const locale = useMessagesLocale();
  const { state, period, currency, paid, creditOf, creditedBy, reissueOf, reissuedBy } = statement;
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  const link = (id: string | null | undefined, words: string) =>
    id && statementHref && <Link href={statementHref(id)}>{words}</Link>;
  function voidWords(): string {
    const owed = partner && owedBack(partner);
    // How much of the credit was paid back is unknown until it has loaded.
    if (owed === null && paid > 0) return t('voidPaidText', { amount: money(paid) });
    if (!owed) return t(reissuedBy ? 'voidReissuedText' : 'voidText');
    return t(reissuedBy ? 'voidOwedReissuedText' : 'voidOwedText', { amount: money(owed) });
  }
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
        actions={
          <>
            {link(creditedBy, t('openCredit'))}
            {link(reissuedBy, t('openReissue'))}
          </>
        }
      >
        <Explanation text={voidWords()} statement={statement} />
      </Banner>
    );
  }
  if (creditOf !== null) {
    const owed = owedBack(statement);
    const title = partner?.number
      ? t('creditForTitle', { number: partner.number })
      : t('creditTitle');
    return (
      <Banner
        tone={owed > 0 ? 'warning' : 'info'}
        announce="off"
        title={owed > 0 ? t('creditOwed', { amount: money(owed) }) : title}
        actions={link(creditOf, t('openVoided'))}
      >
        <Explanation text={t(owed > 0 ? 'creditOwedText' : 'creditText')} statement={statement} />
      </Banner>
    );
  }
  if (reissueOf === null) return null;
  return (
    <Banner announce="off" title={t('reissueTitle')} actions={link(reissueOf, t('openVoided'))}>
      {t('reissueText')}
    </Banner>
  );
}

/** What a void means, its reason and author; the same on the void statement and its credit. */
function Explanation({ text, statement }: { text: string; statement: Statement }) {
  const t = useMessages(billingStatementMessages);
  const { reason, voidedBy, voidedByName: name = voidedBy } = statement;
  if (reason === null) return <span>{text}</span>;
  return (
    <>
      <span>{text}</span>
      <br />
      <bdi>{name === null ? t('voidedFor', { reason }) : t('voidedBy', { name, reason })}</bdi>
    </>
  );
}
