import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { useMessagesLocale } from '../../messages/messages';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Avatar, type AvatarPerson } from './Avatar';
import { FOCUS_RING } from './control-css';
import { clockFormat, dateTimeFormat, dayFormat, dayWord } from './date-format';
import { BoltIcon, ChevronDownIcon } from './icons';
import { RelativeTime } from './RelativeTime';

/** Something that happened, in a {@link Feed}. */
export interface FeedItem {
  /** Unique id of the item. */
  readonly id: string;
  /** When it happened; null if unknown. */
  readonly at: Date | null;
  /** Who did it; null for something automatic. @default no picture */
  readonly person?: AvatarPerson | null | undefined;
  /** What happened. */
  readonly title: ReactNode;
  /** Details. @default none */
  readonly content?: ReactNode;
  /** Tone of the item; its text has to carry the meaning too. @default 'neutral' */
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | undefined;
  /** Three or more consecutive items of a day with the same run are folded. @default never folded */
  readonly run?: string | undefined;
}

/** Props of {@link Feed}. */
export interface FeedProps<Item extends FeedItem = FeedItem> {
  /** Accessible name of the list: 'Activity of order 1042'. */
  label: string;
  /** The items, in reading order. */
  items: readonly Item[];
  /** The present time in milliseconds since 1970. */
  now: number;
  /** Returns title and details of a folded run. @default nothing is folded */
  runOf?: ((items: readonly Item[]) => Pick<FeedItem, 'title' | 'content'>) | undefined;
  /** A class on the list. */
  className?: string | undefined;
}

const Root = styled('ol')(
  layered(
    () => `
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  list-style: none;
  overflow-wrap: anywhere;
  & [data-slot='feed-day'] { display: block; padding-block: var(--plinth-space-3) var(--plinth-space-1); color: var(--plinth-text-muted); font-size: var(--plinth-font-size-xs); font-weight: 600; line-height: 16px; }
  & [data-slot='feed-day']::first-letter { text-transform: uppercase; }
  & li + li > [data-slot='feed-day'] { margin-block-start: var(--plinth-space-2); border-block-start: 1px solid var(--plinth-border); }
  & [data-slot='feed-item'] {
    --plinth-event: var(--plinth-border);
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) auto;
    align-items: start;
    gap: 0 var(--plinth-space-3);
    min-block-size: 56px;
    box-sizing: border-box;
    padding-block: var(--plinth-space-2);
  }
  & [data-tone='success'] { --plinth-event: var(--plinth-success-text); }
  & [data-tone='warning'] { --plinth-event: var(--plinth-warning-text); }
  & [data-tone='danger'] { --plinth-event: var(--plinth-danger); }
  & [data-slot='feed-item'] > [data-slot='avatar'], & [data-slot='feed-bolt'] { border-color: var(--plinth-event); }
  & [data-slot='feed-bolt'] { box-sizing: border-box; display: grid; place-items: center; inline-size: 32px; block-size: 32px; border: 1px solid var(--plinth-event); border-radius: 50%; background: var(--plinth-surface-sunken); color: var(--plinth-text-muted); }
  & [data-slot='feed-bolt'] > svg { inline-size: 16px; block-size: 16px; }
  & [data-slot='feed-text'] { grid-column: 2; min-inline-size: 0; }
  & [data-slot='feed-content'] { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & [data-slot='feed-time'] { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); font-variant-numeric: tabular-nums; white-space: nowrap; }
  & summary { position: relative; list-style: none; border-radius: var(--plinth-radius-sm); cursor: pointer; }
  & summary::-webkit-details-marker { display: none; }
  & summary:focus-visible { ${FOCUS_RING} }
  & summary [data-slot='feed-time'] > svg { display: inline-block; inline-size: 14px; block-size: 14px; margin-inline-start: var(--plinth-space-1); vertical-align: -2px; }
  & [open] > summary [data-slot='feed-time'] > svg { transform: scaleY(-1); }
  & details > ol { margin: 0; padding: 0; padding-inline-start: 44px; list-style: none; }
  & details > ol [data-slot='feed-item'] { grid-template-columns: minmax(0, 1fr) auto; min-block-size: 0; padding-block: var(--plinth-space-1); }
  & details > ol [data-slot='feed-text'] { grid-column: 1; }
  ${mediaDown('sm')} {
    & [data-slot='feed-item'] { grid-template-columns: 32px minmax(0, 1fr); }
    & details > ol [data-slot='feed-item'] { grid-template-columns: minmax(0, 1fr); }
    & [data-slot='feed-time'] { grid-column: -2; }
  }
  @media (forced-colors: active) {
    & [data-slot='feed-bolt'], & [data-slot='feed-item'] > [data-slot='avatar'] { border-color: CanvasText; }
  }
  `,
  ),
);

/** Items from which on a run is folded. */
const RUN_LEAST = 3;

/** The local day of an item, for comparison. */
const dayOf = (at: Date | number) => new Date(at).toDateString();

/** The name of a day: today, yesterday, or its date. */
function dayWords(at: Date, now: number, locale: string): string {
  // A day is not always of 24 hours.
  const before = (days: number) => new Date(now).setDate(new Date(now).getDate() - days);
  const ago = [0, 1].find((days) => dayOf(before(days)) === dayOf(at));
  return ago === undefined ? dayFormat(locale).format(at) : dayWord(locale).format(0 - ago, 'day');
}

/** Consecutive items of a day and run; an item without a time belongs to the day before it. */
function runsOf<Item extends FeedItem>(items: readonly Item[], isFolding: boolean) {
  const runs: { day: string; run: string | undefined; items: Item[] }[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    const day = item.at ? dayOf(item.at) : (last?.day ?? '');
    const run = isFolding ? item.run : undefined;
    if (last && run !== undefined && last.day === day && last.run === run) last.items.push(item);
    else runs.push({ day, run, items: [item] });
  }
  return runs.flatMap(({ day, items: all }) =>
    all.length < RUN_LEAST ? all.map((item) => ({ day, items: [item] })) : [{ day, items: all }],
  );
}

function FeedRender<Item extends FeedItem>(
  { label, items, now, runOf, className }: FeedProps<Item>,
  ref: ForwardedRef<HTMLOListElement>,
) {
  const locale = useMessagesLocale();
  let day = '';
  return (
    // Safari drops the list role without list markers.
    <Root ref={ref} role="list" data-slot="feed" aria-label={label} className={className}>
      {runsOf(items, runOf !== undefined).map((run) => {
        const [first, ...others] = run.items;
        if (!first) return null;
        const isNewDay = run.day !== day;
        day = run.day;
        return (
          <li key={first.id}>
            {isNewDay && first.at && (
              <Part as="span" data-slot="feed-day">
                {dayWords(first.at, now, locale)}
              </Part>
            )}
            {others.length > 0 && runOf ? (
              <details>
                <summary>
                  <FeedRow item={{ ...first, ...runOf(run.items) }} now={now} isRun />
                </summary>
                {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops it without list markers. */}
                <ol role="list">
                  {run.items.map((item) => (
                    <li key={item.id}>
                      <FeedRow item={{ ...item, person: undefined }} now={now} />
                    </li>
                  ))}
                </ol>
              </details>
            ) : (
              <FeedRow item={first} now={now} />
            )}
          </li>
        );
      })}
    </Root>
  );
}

/** The time of day; for something that happened today how long ago it was. */
function When({ at, now }: { at: Date; now: number }) {
  const locale = useMessagesLocale();
  if (dayOf(at) === dayOf(now)) return <RelativeTime instant={at} now={now} />;
  return (
    <time dateTime={at.toISOString()} title={dateTimeFormat(locale).format(at)}>
      {clockFormat(locale).format(at)}
    </time>
  );
}

function FeedRow({ item, now, isRun = false }: { item: FeedItem; now: number; isRun?: boolean }) {
  const { at, person, title, content, tone = 'neutral' } = item;
  return (
    <Part as="div" data-slot="feed-item" data-tone={tone}>
      {person && <Avatar {...person} isDecorative />}
      {person === null && (
        <Part as="span" data-slot="feed-bolt" aria-hidden>
          <BoltIcon />
        </Part>
      )}
      <Part as="div" data-slot="feed-text">
        <div>{title}</div>
        {content && (
          <Part as="div" data-slot="feed-content">
            {content}
          </Part>
        )}
      </Part>
      <Part as="span" data-slot="feed-time">
        {at && <When at={at} now={now} />}
        {isRun && <ChevronDownIcon aria-hidden />}
      </Part>
    </Part>
  );
}

/**
 * What happened, by day. Several times the same in a row is one item that unfolds.
 *
 * @example
 * <Feed
 *   label="Activity of order 1042"
 *   now={Date.now()}
 *   items={[{ id: '1', at: new Date(), person: null, title: 'Order completed' }]}
 * />
 */
export const Feed = forwardRef(FeedRender) as <Item extends FeedItem = FeedItem>(
  props: FeedProps<Item> & RefAttributes<HTMLOListElement>,
) => ReactElement;
