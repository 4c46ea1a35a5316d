import { useId, useState } from 'react';
import type { CompareRolesState } from '../../contracts/roles';
import { compareRoles } from '../../domain/roles/compare-roles';
import type { Permission } from '../../domain/users/user';
import { rolesCompareMessages, rolesSharedMessages } from '../../messages/generated/en/roles';
import { sharedRolesMessages } from '../../messages/generated/en/shared';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { PermissionsIcon } from '../ui/icons';
import { Modal } from '../ui/Modal';
import { Select } from '../ui/Select';
import { WindowedList } from '../ui/WindowedList';
import { useRoleLabel } from './useRoleLabel';

/** Props of {@link CompareRolesModal}. */
export interface CompareRolesModalProps extends CompareRolesState {
  /** Whether it is open. Controlled. */
  isOpen: boolean;
}

const Root = styled('div')(
  layered(`
  container-type: inline-size;
  display: grid;
  gap: var(--plinth-space-4);
  & > [data-slot='compare-parts'] { display: grid; gap: var(--plinth-space-4); }
  & section {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-md);
    overflow: clip;
  }
  & section > header {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: var(--plinth-space-2);
    padding: var(--plinth-space-2) var(--plinth-space-3);
    background: var(--plinth-surface-sunken);
    border-block-end: 1px solid var(--plinth-border);
  }
  & h3 {
    margin: 0;
    min-inline-size: 0;
    font-size: var(--plinth-font-size-sm);
    font-weight: 600;
    line-height: 18px;
    overflow: hidden;
    overflow-wrap: anywhere;
    display: -webkit-box;
    -webkit-line-clamp: 3;
    -webkit-box-orient: vertical;
  }
  & header > span {
    flex: none;
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-sm);
    font-variant-numeric: tabular-nums;
  }
  & section > :is(p, div) { padding: var(--plinth-space-2) var(--plinth-space-3); margin: 0; font-size: var(--plinth-font-size-sm); }
  & section > div { max-block-size: min(320px, 45vh); }
  & section > p { color: var(--plinth-text-muted); }
  & p[data-slot='compare-same'] { margin: 0; color: var(--plinth-text-muted); }
  @container (min-width: 560px) {
    & > [data-slot='compare-parts'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
  `),
);

const nameOf = (permission: Permission) => permission.name;
const renderName = (permission: Permission) => permission.name;

/** Compares two roles: permissions of both, and of only one. */
export function CompareRolesModal({ isOpen, role, roles, onClose }: CompareRolesModalProps) {
  const t = useMessages(rolesCompareMessages);
  const tShared = useMessages(sharedRolesMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const labelOf = useRoleLabel();
  // Prefixed: an item's id must not be empty, but a role's name may be.
  const [chosen, setChosen] = useState<string | null>(null);
  const others = roles.filter(({ name }) => name !== role.name);
  const other = chosen === null ? undefined : others.find(({ name }) => name === chosen.slice(1));
  const parts = other && compareRoles(role, other);
  return (
    <Modal
      size="lg"
      isOpen={isOpen}
      title={t('compareTitle')}
      onClose={onClose}
      footer={<Button onPress={onClose}>{tFeedback('close')}</Button>}
    >
      <Root data-slot="compare-roles">
        {others.length > 0 && (
          <Select
            label={t('compareWith', { role: labelOf(role.name) })}
            placeholder={tShared('chooseRole')}
            items={others.map(({ name }) => ({ id: `=${name}`, label: labelOf(name) }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
        {parts && other ? (
          <>
            {parts.onlyFirst.length + parts.onlySecond.length === 0 && (
              <Part as="p" data-slot="compare-same" role="status">
                {t('compareSame')}
              </Part>
            )}
            <Part as="div" data-slot="compare-parts">
              <ComparePart title={t('compareBoth')} permissions={parts.both} />
              <ComparePart
                title={t('compareOnly', { role: labelOf(role.name) })}
                permissions={parts.onlyFirst}
              />
              <ComparePart
                title={t('compareOnly', { role: labelOf(other.name) })}
                permissions={parts.onlySecond}
              />
            </Part>
          </>
        ) : (
          <EmptyState
            headingLevel={3}
            icon={<PermissionsIcon />}
            title={t(others.length > 0 ? 'compareStartTitle' : 'compareNoOtherTitle')}
            text={t(others.length > 0 ? 'compareStartText' : 'compareNoOtherText')}
          />
        )}
      </Root>
    </Modal>
  );
}

function ComparePart({
  title,
  permissions,
}: {
  title: string;
  permissions: readonly Permission[];
}) {
  const tShared = useMessages(rolesSharedMessages);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        <span>{permissions.length}</span>
      </header>
      {permissions.length === 0 ? (
        <p>{tShared('none')}</p>
      ) : (
        <WindowedList
          aria-labelledby={id}
          items={permissions}
          getKey={nameOf}
          estimateSize={20}
          renderItem={renderName}
        />
      )}
    </section>
  );
}
