import { type ReactNode, useRef } from 'react';
import type { Role } from '../../domain/roles/role';
import { rolesMessages } from '../../messages/en/roles';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { AddIcon } from '../ui/icons';
import { PageHeader } from '../ui/PageHeader';
import { useKeptFocus } from '../ui/useKeptFocus';
import { CreateRoleCard } from './CreateRoleCard';
import { RoleCardsSkeleton } from './RoleCardsSkeleton';

/** What the list of roles has to show. */
export type RolesState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly text: string }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      readonly roles: readonly Role[];
      /** A refresh failed; the roles shown are those of the last good answer. */
      readonly isStale: boolean;
    };

/** Props of {@link RolesScreen}. */
export interface RolesScreenProps {
  state: RolesState;
  /** Asks for the roles again, after a failure. */
  onRetry: () => void;
  /** While the roles are asked for again. */
  isRetrying: boolean;
  /** Called by the card that begins a new role. */
  onCreate: () => void;
  /** Why no role can be created now, as a sentence. @default one can */
  changeRefusal?: string | undefined;
  /** Draws one role: a {@link RoleCard} with the people who hold it. */
  renderRole: (role: Role) => ReactNode;
}

const Grid = /* @__PURE__ */ styled('ul')(
  /* @__PURE__ */ layered(`
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 288px), 1fr));
  gap: var(--plinth-space-4);
  & > li {
    min-inline-size: 0;
    content-visibility: auto;
    contain-intrinsic-block-size: auto 298px;
  }
  & > li > * {
    box-sizing: border-box;
    block-size: 100%;
  }
  `),
);

const Page = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
  display: grid;
  gap: var(--plinth-space-6);
  color: var(--plinth-text);
  `),
);

const NONE: readonly Role[] = [];

/** The roles as cards (specification §2.6). */
export function RolesScreen(props: RolesScreenProps) {
  const { state, onRetry, isRetrying, onCreate, changeRefusal, renderRole } = props;
  const t = useMessages(rolesMessages);
  const roles = state.status === 'ready' ? state.roles : NONE;
  const list = useRef<HTMLUListElement>(null);
  // A card that is gone passes the focus to the one in its place (contract §4.10).
  const { onFocus, onBlur } = useKeptFocus({
    rows: list,
    count: roles.length,
    keyAt: (index) => roles[index]?.name ?? index,
  });
  return (
    <Page data-slot="roles-screen" aria-busy={state.status === 'loading'}>
      <PageHeader title={t('title')} text={t('intro')} />
      {state.status === 'loading' && <RoleCardsSkeleton label={t('loading')} />}
      {state.status === 'error' && (
        <ErrorState
          title={t('failedTitle')}
          text={state.text || t('failedText')}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      )}
      {state.status === 'empty' && (
        <EmptyState
          title={t('emptyTitle')}
          text={t('emptyText')}
          actions={
            <Button
              variant="primary"
              isDisabled={Boolean(changeRefusal)}
              disabledReason={changeRefusal}
              onPress={onCreate}
            >
              <AddIcon aria-hidden />
              {t('createNewRole')}
            </Button>
          }
        />
      )}
      {state.status === 'ready' && (
        <>
          {state.isStale && (
            <Banner
              tone="warning"
              title={t('refreshFailed')}
              actions={
                <Button size="sm" variant="secondary" isPending={isRetrying} onPress={onRetry}>
                  {t('tryAgain')}
                </Button>
              }
            />
          )}
          <Grid ref={list} aria-label={t('title')} onFocus={onFocus} onBlur={onBlur}>
            <li>
              <CreateRoleCard onPress={onCreate} disabledReason={changeRefusal} />
            </li>
            {roles.map((role, index) => (
              <li key={role.name} data-index={index}>
                {renderRole(role)}
              </li>
            ))}
          </Grid>
        </>
      )}
    </Page>
  );
}
