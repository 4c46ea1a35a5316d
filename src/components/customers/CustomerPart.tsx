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
  /** The list, and the viewer's access to it. */
  part: Part<Row>;
  /** Name of the list, also used in the message about missing access. */
  label: string;
  /** Content above the list. @default none */
  children?: ReactNode;
}

/** A list on a customer's page, or the permission that it needs (commerce §5). */
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
