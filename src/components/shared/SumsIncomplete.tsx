import { type Entries, unreadableIn } from '../../domain/entries';
import { uiUnreadableMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Banner } from '../ui/Banner';

/** A note that totals leave out unreadable entries; null if all were readable. */
export function SumsIncomplete({ of }: { of: readonly (Entries<unknown> | null | undefined)[] }) {
  const t = useMessages(uiUnreadableMessages);
  return of.some((entries) => unreadableIn(entries).length > 0) ? (
    <Banner tone="warning" title={t('sumsIncomplete')} />
  ) : null;
}
