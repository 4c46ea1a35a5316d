import type { ReactNode } from 'react';
import type { Role } from '../../domain/roles/role';
import { rolesMessages } from '../../messages/en/roles';
import { useMessages } from '../../messages/messages';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { PageHeader } from '../ui/PageHeader';
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
  /** Draws one role: a {@link RoleCard} with the people who hold it. */
  renderRole: (role: Role) => ReactNode;
}

const Grid = /* @__PURE__ */ styled(
  'ul',
  `
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 288px), 1fr));
  gap: 16px;
  & > li {
    min-inline-size: 0;
    content-visibility: auto;
    contain-intrinsic-block-size: auto 298px;
  }
  & > li > * {
    box-sizing: border-box;
    block-size: 100%;
  }
  `,
);

const Page = /* @__PURE__ */ styled(
  'div',
  `
  display: grid;
  gap: 24px;
  color: var(--plinth-text);
  `,
);

/** The roles as cards (specification §2.6). */
export function RolesScreen({ state, onRetry, isRetrying, renderRole }: RolesScreenProps) {
  const t = useMessages(rolesMessages);
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
      {state.status === 'empty' && <EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
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
          <Grid aria-label={t('title')}>
            {state.roles.map((role) => (
              <li key={role.name}>{renderRole(role)}</li>
            ))}
          </Grid>
        </>
      )}
    </Page>
  );
}
