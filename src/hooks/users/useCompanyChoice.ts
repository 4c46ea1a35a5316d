import { useCallback, useState } from 'react';
import { listCustomers } from '../../api/calls/customers';
import type { CompanyChoice, PeopleCompany } from '../../contracts/users';
import type { Customer } from '../../domain/customers/customer';
import { CUSTOMERS_READ } from '../../domain/customers/customer-rules';
import type { Page } from '../../domain/paging';
import { mapReading } from '../../domain/reading';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import { customerKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';
import { useDebouncedValue } from '../timing/useDebouncedValue';

/** Companies offered without a further search. */
const OFFERED = 50;
/** Debounce of the search, in milliseconds. */
const SEARCH_DELAY_MS = 300;
const never = () => false;

/** What {@link useCompanyChoice} returns. */
export interface CompanyChoiceControl {
  /** The choice; null for none. */
  readonly choice: CompanyChoice | null;
  /** Resets to the viewer's company. */
  readonly reset: () => void;
}

/**
 * The choice of the company to invite to (workday §1): none for viewers without companies below
 * their own or without access to them, and for servers without companies of users.
 */
export function useCompanyChoice(
  viewer: CurrentUser | null,
  isEnabled: boolean,
): CompanyChoiceControl {
  const { customerId: ownId = '', customerName: ownName } = viewer ?? {};
  const isOffered = ownName !== undefined && viewerAccess(viewer, CUSTOMERS_READ).allowed;
  const [chosen, setChosen] = useState<PeopleCompany | null>(null);
  const [searchText, setSearchText] = useState('');
  const searchString = useDebouncedValue(searchText.trim(), SEARCH_DELAY_MS);
  const query = { pageNumber: 1, pageSize: OFFERED, sort: 'name', searchString };
  const reading = useRead<Page<Customer>>({
    key: customerKeys.list(query),
    isEnabled: isEnabled && isOffered,
    keepsPrevious: true,
    isEmpty: never,
    read: (client, call) => listCustomers(client, query, call),
  });
  const reset = useCallback(() => {
    setChosen(null);
    setSearchText('');
  }, []);
  if (!isOffered) return { choice: null, reset };
  const own = { id: ownId, name: ownName };
  const found = mapReading(reading, ({ data, totalRecords }) => ({
    companies: data
      .filter(({ id }) => id !== ownId)
      .map(({ id, name, state }) => ({ id, name, isClosed: state === 'closed' })),
    hasMore: totalRecords === null ? data.length >= OFFERED : totalRecords > data.length,
  }));
  return {
    choice: {
      own,
      chosen: chosen ?? own,
      found,
      searchText,
      onSearchTextChange: setSearchText,
      onChoose: setChosen,
    },
    reset,
  };
}
