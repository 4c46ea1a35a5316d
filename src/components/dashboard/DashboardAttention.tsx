import type { DashboardScreenProps } from '../../contracts/dashboard';
import type { Links } from '../../contracts/links';
import {
  type AttentionPlace,
  attentionPlace,
  attentionRest,
  isAttentionOpen,
} from '../../domain/dashboard/attention';
import type { AttentionItem, DashboardSummary } from '../../domain/dashboard/summary';
import { inPlace } from '../../domain/entries';
import { dataOr, type Reading } from '../../domain/reading';
import { civilDateOf } from '../../domain/time/civil-date';
import { formatCivilDate } from '../../domain/time/civil-format';
import { dashboardAttentionMessages } from '../../messages/generated/en/dashboard';
import { uiChartMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { deadlineWords, utcMomentFormat } from '../ui/date-format';
import { EmptyState } from '../ui/EmptyState';
import { NextIcon, SuccessIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { Skeleton } from '../ui/Skeleton';
import { Unbroken } from '../ui/Unbroken';
import { unreadableItem } from '../ui/UnreadableEntry';
import { attentionLook } from './attention-look';
import { DashboardPart } from './DashboardPart';
import { useAttentionText } from './useAttentionText';
import { useTileWords } from './useTileWords';

const SOON_MS = 24 * 60 * 60 * 1000;

/**
 * The deadline, in the viewer's time zone. A statement's due date is a calendar day, the same
 * everywhere (commerce §2.1).
 */
function AttentionDue({ item, now }: { item: AttentionItem; now: number }) {
  const { kind, dueAt } = item;
  const t = useMessages(dashboardAttentionMessages);
  const locale = useMessagesLocale();
  // The sentence about an own order contains it.
  if (!dueAt || (kind === 'ownOrderWaiting' && item.approvers)) return null;
  if (kind === 'statementOverdue') {
    const dueOn = civilDateOf(dueAt.getTime());
    return <time dateTime={dueOn}>{t('dueSince', { date: formatCivilDate(dueOn, locale) })}</time>;
  }
  const isChange = kind === 'trialEnding' || kind === 'renewalSoon';
  const isSoon = dueAt.getTime() - now < SOON_MS;
  return (
    <time
      dateTime={dueAt.toISOString()}
      title={utcMomentFormat(locale).format(dueAt)}
      data-soon={isSoon ? '' : undefined}
    >
      {t(isChange ? 'dueChange' : 'dueUntil', { moment: deadlineWords(dueAt, locale, now) })}
    </time>
  );
}

interface AttentionProps extends Pick<DashboardScreenProps, 'now'> {
  attention: Reading<readonly AttentionItem[]>;
  /** The counts, for "N more"; null if the viewer may not see them. */
  summary: Reading<DashboardSummary> | null;
}

const List = styled('ul')(
  layered(`
  list-style: none;
  margin: 0;
  padding: 0;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) auto auto 16px;
    align-items: center;
    gap: 0 var(--plinth-space-3);
    min-block-size: 56px;
    padding-block: var(--plinth-space-1);
    box-sizing: border-box;
    border-block-start: 1px solid var(--plinth-border);
    font-size: var(--plinth-font-size-md);
    line-height: 20px;
    overflow-wrap: break-word;
  }
  & [data-slot='attention-icon'] {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: var(--plinth-radius-sm);
    background: var(--plinth-surface-hover);
    color: var(--plinth-text-muted);
  }
  & [data-slot='attention-icon'] svg { inline-size: 16px; block-size: 16px; }
  & [data-tone='danger'] { background: var(--plinth-danger-soft); color: var(--plinth-danger-text); }
  & [data-tone='warning'] { background: var(--plinth-warning-soft); color: var(--plinth-warning-text); }
  & p { margin: 0; }
  & time { grid-column: 3; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; text-align: end; white-space: nowrap; }
  & time[data-soon] { color: var(--plinth-warning-text); font-weight: 500; }
  /* The link covers the row, which is what its cover is placed in. */
  & li > a { position: static; }
  & li > a::after { content: ''; position: absolute; inset: 0; }
  & li:has(> a:hover) > p { color: var(--plinth-brand-text); text-decoration: underline; text-underline-offset: 3px; }
  & li > svg { display: none; grid-column: 5; inline-size: 16px; block-size: 16px; color: var(--plinth-text-subtle); }
  & li > svg:dir(rtl) { transform: scaleX(-1); }
  & li > a { box-sizing: border-box; grid-column: 4 / -1; justify-self: end; min-block-size: var(--plinth-control-sm); padding-block: 2px; font-size: var(--plinth-font-size-sm); white-space: nowrap; }
  @media (pointer: coarse) {
    & li > a { min-block-size: var(--plinth-control-touch); }
  }
  /* With a mouse, the action takes the place of the time, and an arrow tells that there is one. */
  @media (hover: hover) and (pointer: fine) {
    & li > svg { display: block; }
    & li > a { grid-area: 1 / 3 / 2 / 5; opacity: 0; }
    & time { grid-row: 1; grid-column: 3 / 5; }
    & li:is(:hover, :focus-within) > a { opacity: 1; }
    & li:is(:hover, :focus-within):has(> a) > time { opacity: 0; }
  }
  @container (width < 560px) {
    & > li { grid-template-columns: 32px minmax(0, 1fr); row-gap: 2px; padding-block: var(--plinth-space-3); }
    & li > time { grid-row: 2; grid-column: 2; text-align: start; white-space: normal; }
    & li:is(:hover, :focus-within) > time:not(:empty) { opacity: 1; }
    & li > a { grid-area: 3 / 2; justify-self: start; margin-block-start: var(--plinth-space-1); opacity: 1; }
    & li > svg { display: none; }
  }
  `),
);

/** Counts of further entries, each linked to its list. */
const Rest = styled('ul')(
  layered(`
  list-style: none;
  margin: 0;
  padding: var(--plinth-space-3) 0 0;
  border-block-start: 1px solid var(--plinth-border);
  display: flex;
  flex-wrap: wrap;
  gap: var(--plinth-space-1) var(--plinth-space-4);
  color: var(--plinth-text-muted);
  font-size: var(--plinth-font-size-sm);
  line-height: 20px;
  &:empty { display: none; }
  `),
);

function hrefOf(place: AttentionPlace | null, id: string, links: Links) {
  return place === null ? undefined : links[place]?.(id);
}

/** What needs attention, most urgent first, each with its reason and one action (commerce §5). */
export function DashboardAttention({ attention, summary, now }: AttentionProps) {
  const links = useLinks();
  const t = useMessages(dashboardAttentionMessages);
  const tChart = useMessages(uiChartMessages);
  const textOf = useAttentionText();
  const tileWords = useTileWords();
  return (
    <DashboardPart
      title={t('attentionTitle')}
      reading={attention}
      failedText={t('attentionFailed')}
      skeleton={
        <List aria-hidden>
          {[64, 48, 56, 40, 60, 52, 44, 58].map((share) => (
            <li key={share}>
              <Skeleton shape="block" width={32} height={32} />
              <Skeleton width={`${share}%`} height={20} />
            </li>
          ))}
        </List>
      }
      empty={
        <EmptyState
          icon={<SuccessIcon />}
          headingLevel={3}
          title={t('attentionNone')}
          text={t('attentionNoneText')}
        />
      }
    >
      {(items) => (
        <>
          <List>
            {inPlace(
              items.filter((item) => isAttentionOpen(item, now)),
              (item) => {
                const { kind, entityId } = item;
                const text = textOf(item);
                const { Icon, tone, action } = attentionLook(kind);
                const href = hrefOf(attentionPlace(kind), entityId, links);
                return (
                  <li key={`${kind} ${entityId}`}>
                    <Part as="span" data-slot="attention-icon" data-tone={tone} aria-hidden>
                      <Icon />
                    </Part>
                    <p>
                      <Unbroken>{text}</Unbroken>
                    </p>
                    <AttentionDue item={item} now={now} />
                    {href && action && (
                      <>
                        <Link
                          data-variant="button"
                          href={href}
                          aria-label={tChart('named', { name: t(action), value: text })}
                        >
                          {t(action)}
                        </Link>
                        <NextIcon aria-hidden />
                      </>
                    )}
                  </li>
                );
              },
              unreadableItem,
            )}
          </List>
          <Rest>
            {attentionRest(items, summary && dataOr(summary, null)).map(({ tile, count }) => {
              const words = t('moreOf', { count, name: tileWords(tile) });
              const href = links.tile?.(tile);
              return <li key={tile}>{href ? <Link href={href}>{words}</Link> : words}</li>;
            })}
          </Rest>
        </>
      )}
    </DashboardPart>
  );
}
