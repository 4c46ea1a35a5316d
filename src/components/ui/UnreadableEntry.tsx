import type { Unreadable } from '../../domain/entries';
import { uiUnreadableMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';

/** Placeholder of an entry that cannot be read, with its id (contract §4.36). */
export function UnreadableEntry({ entry }: { entry: Unreadable }) {
  const t = useMessages(uiUnreadableMessages);
  const { id, count = 1 } = entry;
  return (
    <span>
      {count > 1 ? (
        <span>{t('entriesNotShown', { count })}</span>
      ) : (
        <span>{t('entryNotShown')}</span>
      )}
      {id !== null && (
        <>
          {' '}
          <bdi>{id}</bdi>
        </>
      )}
    </span>
  );
}

/** The placeholder as a list item, for `inPlace`. */
export function unreadableItem(entry: Unreadable, index: number) {
  return (
    <li key={`unreadable ${index}`}>
      <UnreadableEntry entry={entry} />
    </li>
  );
}

/** The placeholder as a table row with so many columns. */
export const unreadableRow = (columns: number) =>
  function row(entry: Unreadable, index: number) {
    return (
      <tr key={`unreadable ${index}`}>
        <td colSpan={columns}>
          <UnreadableEntry entry={entry} />
        </td>
      </tr>
    );
  };

/** The placeholder as a paragraph. */
export function unreadableText(entry: Unreadable, index: number) {
  return (
    <p key={`unreadable ${index}`}>
      <UnreadableEntry entry={entry} />
    </p>
  );
}
