import { useMemo } from 'react';
import type { Access } from '../../domain/access';
import type { Customer } from '../../domain/customers/customer';
import { CUSTOMERS_READ } from '../../domain/customers/customer-rules';
import type { ListState } from '../../domain/list-query';
import type { NeedRefusal } from '../../domain/users/permission-access';
import { customersListMessages } from '../../messages/generated/en/customers';
import { uiListMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { ForbiddenState } from '../ui/ForbiddenState';
import { List } from '../ui/list/List';
import { PageHeader } from '../ui/PageHeader';
import { customerFilters, customersColumns } from './customers-columns';

/** Props of {@link CustomersScreen}. */
export interface CustomersScreenProps extends ListState<Customer> {
  /** Whether the viewer may see customers, and why not. */
  access: Access<NeedRefusal>;
  /** Where a customer is. @default customers have no page */
  customerHref?: ((id: string) => string) | undefined;
}

const Page = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-5);
  min-inline-size: 0;
  color: var(--plinth-text);
  `),
);

const keyOf = ({ id }: Customer) => id;
const nameOf = ({ name }: Customer) => name;

/**
 * The companies that buy from the viewer's: what each pays a month and owes, and both in sum, by
 * currency (commerce §5).
 *
 * @example
 * <CustomersScreen {...useCustomersScreen()} />
 */
export function CustomersScreen({ access, customerHref, ...list }: CustomersScreenProps) {
  const t = useMessages(customersListMessages);
  const tList = useMessages(uiListMessages);
  const locale = useMessagesLocale();
  const columns = useMemo(
    () => customersColumns(t, locale, customerHref),
    [t, locale, customerHref],
  );

  return (
    <Page data-slot="customers-screen">
      <PageHeader title={t('listTitle')} text={access.allowed ? t('listIntro') : undefined} />
      {access.allowed ? (
        <List
          list={list}
          label={t('listTitle')}
          columns={columns}
          narrowBelow={840}
          getRowKey={keyOf}
          getRowLabel={nameOf}
          search={{ label: t('listSearch'), placeholder: t('listSearchHint') }}
          filters={customerFilters(t, locale)}
          empty={{ title: t('listEmptyTitle'), text: t('listEmptyText') }}
          noMatchTitle={tList('nothingMatches')}
          noMatchText={t('noMatchText', { search: list.query.searchString })}
          failedText={t('listFailed')}
        />
      ) : (
        <ForbiddenState
          area={t('listTitle')}
          permission={CUSTOMERS_READ.permission}
          reason={access.reason}
        />
      )}
    </Page>
  );
}
