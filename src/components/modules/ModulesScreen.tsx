import type { ReactNode } from 'react';
import { modulesMessages } from '../../messages/generated/en/modules';
import { uiForbiddenMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { EmptyState } from '../ui/EmptyState';
import { ModulesIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { LinkCards } from '../ui/LinkCards';
import { useLinks } from '../ui/LinksProvider';
import { Screen } from '../ui/Screen';

/** A module that the viewer may open. */
export interface ModuleLink {
  /** Unique id of the module. */
  readonly id: string;
  /** Name of the module. */
  readonly label: string;
  /** Address of the module's page. */
  readonly href: string;
  /** A decorative icon before the name. @default a puzzle piece */
  readonly icon?: ReactNode;
}

/** Props of {@link ModulesScreen}. */
export interface ModulesScreenProps {
  /** The modules that the viewer may open; an empty list shows that none are installed. */
  modules: readonly ModuleLink[];
}

/**
 * The list of modules (specification §2.2).
 * @example
 * ```tsx
 * <ModulesScreen modules={[{ id: 'billing', label: 'Billing', href: '/apps/modules/billing' }]} />
 * ```
 */
export function ModulesScreen({ modules }: ModulesScreenProps) {
  const { home: homeHref } = useLinks();
  const t = useMessages(modulesMessages);
  const tErrors = useMessages(uiForbiddenMessages);
  return (
    <Screen data-slot="modules-screen" title={t('title')}>
      {modules.length === 0 ? (
        <EmptyState
          title={t('none')}
          text={t('noneText')}
          icon={<ModulesIcon />}
          actions={
            homeHref && (
              <Link href={homeHref} data-variant="button">
                {tErrors('returnHome')}
              </Link>
            )
          }
        />
      ) : (
        <LinkCards
          cards={modules.map((module) => ({ ...module, icon: module.icon ?? <ModulesIcon /> }))}
        />
      )}
    </Screen>
  );
}
