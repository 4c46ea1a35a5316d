import { useState } from 'react';
import { dataOr, type Reading } from '../../domain/reading';
import { GUEST_ROLE, type Role, splitForCard } from '../../domain/roles/role';
import { listed } from '../../domain/text/listed';
import { usersSeveralMessages } from '../../messages/generated/en/users';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Select } from '../ui/Select';

const NONE: readonly Role[] = [];
/** Permissions listed before "and N more". */
const LISTED_MAX = 3;

/** The initial role; undefined for Guest, which needs no assignment. */
export interface ChosenRole {
  readonly role: string | undefined;
  /** The props of {@link RoleField}; null if there is nothing to choose. */
  readonly field: RoleFieldProps | null;
}

interface RoleFieldProps {
  roles: readonly Role[];
  value: string | null;
  onChange: (id: string | null) => void;
}

/** State of the selected role of an invitation; initially Guest. */
export function useChosenRole(roles: Reading<readonly Role[]> | null | undefined): ChosenRole {
  const [chosen, setChosen] = useState<string | null>(null);
  // A role may have any name, even an empty one, so items are identified by index.
  const all = roles ? dataOr(roles, NONE) : NONE;
  const guest = all.findIndex(({ name }) => name === GUEST_ROLE);
  const value = chosen ?? (guest < 0 ? null : String(guest));
  const name = value === null ? undefined : all[Number(value)]?.name;
  return {
    role: name === GUEST_ROLE ? undefined : name,
    field: all.length === 0 ? null : { roles: all, value, onChange: setChosen },
  };
}

/** A role's first permissions in words, and the number of the others. */
function useRoleText(role: Role | undefined): string | undefined {
  const t = useMessages(usersSeveralMessages);
  const locale = useMessagesLocale();
  if (!role) return undefined;
  const { shown, more } = splitForCard(role.permissions, LISTED_MAX);
  if (shown.length === 0) return t('roleAllowsNothing');
  const what = listed(
    shown.map(({ name, description }) => description || name),
    locale,
  );
  return t('roleAllows', { what: more > 0 ? `${what} (+${more})` : what });
}

/** The initial role of invited people (contract §4.29). */
export function RoleField({
  roles,
  value,
  onChange,
  isDisabled,
}: RoleFieldProps & {
  /** Whether the invitation is being sent. @default false */
  isDisabled?: boolean | undefined;
}) {
  const t = useMessages(usersSeveralMessages);
  const chosen = value === null ? undefined : roles[Number(value)];
  return (
    <Select
      label={t('severalRole')}
      description={useRoleText(chosen)}
      items={roles.map(({ name }, index) => ({ id: String(index), label: name }))}
      value={value}
      onChange={onChange}
      isDisabled={isDisabled}
    />
  );
}
