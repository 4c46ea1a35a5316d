import type { AttentionItem } from '../../domain/dashboard/summary';
import { civilDateOf } from '../../domain/time/civil-date';
import { formatCivilDate } from '../../domain/time/civil-format';
import { dashboardAttentionMessages } from '../../messages/generated/en/dashboard';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { momentWords, utcMomentFormat } from '../ui/date-format';

const SOON_MS = 24 * 60 * 60 * 1000;

/**
 * Until when something can be done about it, in the viewer's zone. A statement is due on a day, which
 * is the same everywhere (commerce §2.1).
 */
export function AttentionDue({ item, now }: { item: AttentionItem; now: number }) {
  const { kind, dueAt } = item;
  const t = useMessages(dashboardAttentionMessages);
  const locale = useMessagesLocale();
  if (!dueAt) return null;
  if (kind === 'statementOverdue') {
    const dueOn = civilDateOf(dueAt.getTime());
    return <time dateTime={dueOn}>{t('dueSince', { date: formatCivilDate(dueOn, locale) })}</time>;
  }
  const isSoon = dueAt.getTime() - now < SOON_MS;
  return (
    <time
      dateTime={dueAt.toISOString()}
      title={utcMomentFormat(locale).format(dueAt)}
      data-soon={isSoon ? '' : undefined}
    >
      {t('dueUntil', { moment: momentWords(dueAt, locale, now) })}
    </time>
  );
}
