import { type CSSProperties, type MouseEvent, memo, type ReactNode, type Ref } from 'react';
import type { PaletteKind } from '../../domain/palette/palette-entry';
import type { TextRange } from '../../domain/palette/text-match';
import { ariaKeys } from '../../domain/shortcut';
import { isSafeHref } from '../../domain/text/safe-href';
import { paletteMessages } from '../../messages/generated/en/palette';
import { useMessages } from '../../messages/messages';
import { Part } from '../../theme/Part';
import {
  CustomersIcon,
  MarketplaceIcon,
  NextIcon,
  OrdersIcon,
  PermissionsIcon,
  RetryIcon,
  SettingsIcon,
  StatementsIcon,
  SubscriptionsIcon,
  UserIcon,
} from '../ui/icons';
import { Keys } from '../ui/Keys';
import { Skeleton } from '../ui/Skeleton';
import type { PaletteRow } from './palette-rows';

const ICONS: Readonly<Record<PaletteKind, ReactNode>> = {
  action: <SettingsIcon />,
  page: <StatementsIcon />,
  user: <UserIcon />,
  role: <PermissionsIcon />,
  customer: <CustomersIcon />,
  subscription: <SubscriptionsIcon />,
  order: <OrdersIcon />,
  product: <MarketplaceIcon />,
};

export interface PaletteRowViewProps {
  row: PaletteRow;
  /** Index of the row in the list. */
  index: number;
  id: string;
  isActive: boolean;
  isApple: boolean;
  /** Number of options, and the position of this one. */
  count: number;
  position: number;
  rowRef: Ref<HTMLElement> | undefined;
  style: CSSProperties | undefined;
}

/** A title with the matching letters marked. */
function Marked({ title, ranges }: { title: string; ranges: readonly TextRange[] }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [from, to] of ranges) {
    parts.push(
      <span key={`before ${from}`}>{title.slice(end, from)}</span>,
      <mark key={from}>{title.slice(from, to)}</mark>,
    );
    end = to;
  }
  return (
    <bdi>
      {parts}
      <span>{title.slice(end)}</span>
    </bdi>
  );
}

/** A plain click is the palette's; with a modifier key the browser opens a new tab. */
function keepsHere(event: MouseEvent): void {
  if (!(event.metaKey || event.ctrlKey || event.shiftKey)) event.preventDefault();
}

/** A row of the palette: heading, entry or placeholder. */
export const PaletteRowView = memo(function PaletteRowView(props: PaletteRowViewProps) {
  const { row, index, id, isActive, isApple, count, position, rowRef, style } = props;
  const t = useMessages(paletteMessages);
  const place = { ref: rowRef as Ref<HTMLDivElement>, style, 'data-index': index };
  const { group } = row;
  const title = group.title ?? t('recent');
  if (row.type === 'heading') {
    return (
      <Part as="div" {...place} data-slot="palette-heading" role="presentation">
        <bdi>{title}</bdi>
      </Part>
    );
  }
  if (row.type === 'pending') {
    return (
      <Part as="div" {...place} data-slot="palette-entry" role="presentation">
        <Skeleton shape="block" width={18} height={18} />
        <Skeleton width={180} />
      </Part>
    );
  }
  const option = {
    ...place,
    id,
    role: 'option',
    'aria-selected': isActive,
    'aria-setsize': count,
    'aria-posinset': position,
    'data-active': isActive || undefined,
  } as const;
  if (row.type === 'failed') {
    return (
      <Part as="div" {...option} data-slot="palette-entry" data-tone="danger">
        <RetryIcon />
        <span>{t('groupFailed', { group: title })}</span>
      </Part>
    );
  }
  const { entry, ranges } = row.found;
  const { kind = 'action', detail, refusal, shortcut } = entry;
  const href = entry.href !== undefined && !refusal && isSafeHref(entry.href) ? entry.href : null;
  const content = (
    <>
      {entry.icon ?? ICONS[kind]}
      <Part as="span" data-slot="palette-title">
        <Marked title={entry.title} ranges={ranges} />
      </Part>
      {(refusal ?? detail) && (
        <Part as="span" data-slot="palette-detail">
          <bdi>{refusal ?? detail}</bdi>
        </Part>
      )}
      {shortcut && <Keys keys={shortcut} isApple={isApple} aria-hidden />}
      {entry.page && <NextIcon data-slot="palette-more" />}
    </>
  );
  const facts = {
    ...option,
    'data-slot': 'palette-entry',
    'aria-disabled': refusal ? true : undefined,
    'aria-keyshortcuts': shortcut && ariaKeys(shortcut, isApple),
  } as const;
  return href === null ? (
    <Part as="div" {...facts}>
      {content}
    </Part>
  ) : (
    <Part
      as="a"
      {...facts}
      ref={rowRef as Ref<HTMLAnchorElement>}
      href={href}
      tabIndex={-1}
      onClick={keepsHere}
    >
      {content}
    </Part>
  );
});
