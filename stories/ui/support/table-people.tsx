import { Avatar } from '../../../src/components/ui/Avatar';
import { DeleteIcon, ShowIcon } from '../../../src/components/ui/icons';
import { Skeleton } from '../../../src/components/ui/Skeleton';
import type { TableAction, TableColumn } from '../../../src/components/ui/Table';
import { type Access, ALLOWED, refused } from '../../../src/domain/access';

/** A person as the stories of the table have them. */
export interface Person {
  readonly email: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly isSystem: boolean;
  readonly lastLogin: string;
}

const NAMES = [
  'Maren Okafor',
  'Søren Ødegård',
  'Αθηνά Παππά',
  '美咲 田中',
  'Inés Álvarez',
  'Tomasz Zieliński',
  'Priya Raghunathan',
  'Noor van der Berg',
  'Yusuf Demir',
  'Chloé Lefèvre',
] as const;

/** People in the order of their numbers. */
export function manyPeople(count: number): readonly Person[] {
  return Array.from({ length: count }, (_, index) => ({
    email: `user${index + 1}@northwind.example`,
    name: NAMES[index % NAMES.length] ?? '',
    isActive: index % 4 !== 2,
    isSystem: index % 5 === 1,
    lastLogin: index % 4 === 2 ? 'Never' : `${(index % 27) + 1} October 2026`,
  }));
}

export const columns: readonly TableColumn<Person>[] = [
  {
    id: 'user',
    header: 'User',
    isRowHeader: true,
    skeleton: (
      <span style={{ display: 'flex', alignItems: 'center', gap: 12, minBlockSize: 40 }}>
        <Skeleton shape="circle" width={32} height={32} />
        <Skeleton width="50%" />
      </span>
    ),
    cell: ({ name, email }) => (
      <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <Avatar name={name} isDecorative />
        <span>
          <span>{name}</span>
          <br />
          <small>{email}</small>
        </span>
      </span>
    ),
  },
  { id: 'active', header: 'Active', cell: ({ isActive }) => (isActive ? 'True' : 'False') },
  { id: 'login', header: 'Last Login Date', align: 'end', cell: ({ lastLogin }) => lastLogin },
];

export const getRowKey = ({ email }: Person): string => email;
export const getRowLabel = ({ name }: Person): string => name;

export const canSelect = ({ isSystem }: Person): Access =>
  isSystem ? refused('System users keep the Admin role') : ALLOWED;

/** Entries of a person's menu, told to `onAction` by name. */
export function rowActionsOf(onAction: (what: string) => void) {
  return ({ name, isSystem }: Person): readonly TableAction[] => [
    {
      id: 'view',
      label: 'View User',
      icon: <ShowIcon />,
      onAction: () => onAction(`view ${name}`),
    },
    {
      id: 'revoke',
      label: 'Revoke role',
      icon: <DeleteIcon />,
      tone: 'danger',
      isDisabled: isSystem,
      disabledReason: 'System users keep the Admin role',
      onAction: () => onAction(`revoke ${name}`),
    },
  ];
}
