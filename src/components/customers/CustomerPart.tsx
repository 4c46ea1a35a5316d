import type { ReactNode } from 'react';
import type { CustomerPart as Part } from '../../contracts/customers';
import { customersPartsMessages } from '../../messages/generated/en/customers';
import { uiListMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { ForbiddenState } from '../ui/ForbiddenState';
import { List } from '../ui/list/List';
import type { ListProps } from '../ui/list/list-props';

interface CustomerPartProps<Row>
  extends Omit<ListProps<Row>, 'list' | 'label' | 'noMatchTitle' | 'noMatchText'> {
  /** The list, and whether the viewer may see it. */
  part: Part<Row>;
  /** What the list is called, and the area that may not be seen. */
  label: string;
  /** Above the list. @default nothing */
  children?: ReactNode;
}

/** A list of what belongs to a customer, or what seeing it takes (commerce §5). */
export function CustomerPart<Row>(props: CustomerPartProps<Row>) {
  const { part, label, children, ...list } = props;
  const t = useMessages(customersPartsMessages);
  const tList = useMessages(uiListMessages);
  if (!part.access.allowed) {
    return (
      <ForbiddenState
        area={label}
        permission={part.access.permission}
        reason={part.access.reason}
      />
    );
  }
  return (
    <>
      {children}
      <List
        {...list}
        list={part.list}
        label={label}
        noMatchTitle={tList('nothingMatches')}
        noMatchText={t('contains', { search: part.list.query.searchString })}
      />
    </>
  );
}
