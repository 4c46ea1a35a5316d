import type { CompanyChoice } from '../../contracts/users';
import { usersInviteForMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { SearchSelect } from '../ui/SearchSelect';

/** The company of an invitation, the viewer's own first (workday §1). */
export function CompanyField({
  own,
  chosen,
  found,
  searchText,
  onSearchTextChange,
  onChoose,
  isDisabled,
}: CompanyChoice & {
  /** Whether the invitation is being sent. */
  isDisabled: boolean;
}) {
  const t = useMessages(usersInviteForMessages);
  const { companies, hasMore } =
    found.status === 'ready' ? found.data : { companies: [], hasMore: false };
  const search = searchText.trim();
  const ownItem = { id: own.id, label: own.name, description: t('inviteForOwn') };
  const isOwnVisible = own.name.toLowerCase().includes(search.toLowerCase());
  const items = [
    ...(isOwnVisible ? [ownItem] : []),
    ...companies.map(({ id, name, isClosed }) => ({
      id,
      label: name,
      isDisabled: isClosed,
      description: isClosed ? t('inviteForClosed') : undefined,
    })),
  ];
  const isFailed = found.status === 'failed';
  const isBusy = found.status === 'loading' || (found.status === 'ready' && found.isRefreshing);
  const note = isFailed
    ? t('inviteForFailed')
    : items.length === 0 && !isBusy
      ? t('inviteForNone', { search })
      : hasMore
        ? t('inviteForMore')
        : undefined;
  return (
    <SearchSelect
      label={t('inviteFor')}
      items={items}
      value={chosen.id}
      valueText={chosen.name}
      description={chosen.id === own.id ? t('inviteForOwn') : undefined}
      onChange={(id) => {
        const company = [own, ...companies].find((each) => each.id === id);
        if (company) onChoose({ id: company.id, name: company.name });
      }}
      searchLabel={t('inviteForSearch')}
      searchText={searchText}
      onSearchTextChange={onSearchTextChange}
      isBusy={isBusy === true}
      note={note}
      isDisabled={isDisabled}
    />
  );
}
