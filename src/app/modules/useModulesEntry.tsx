import { useMemo } from 'react';
import { ModulesIcon } from '../../components/ui/icons';
import { isOpenTo, type NavigationViewer } from '../../domain/shell/navigation';
import { modulesMessages } from '../../messages/generated/en/modules';
import { useMessages } from '../../messages/messages';
import type { PortalNavigationItem } from '../navigation-context';
import { useModules } from './modules-context';
import { modulePath, modulesPaths } from './paths';

/** The entry of the modules that a viewer may open, or null when there are none. */
export function useModulesEntry(viewer: NavigationViewer): PortalNavigationItem | null {
  const t = useMessages(modulesMessages);
  const modules = useModules();
  return useMemo(() => {
    const open = modules.filter((module) => isOpenTo(module, viewer));
    if (open.length === 0) return null;
    return {
      id: 'modules',
      href: modulesPaths.modules,
      label: t('title'),
      icon: <ModulesIcon />,
      items: open.map(({ id, title, icon }) => ({
        id: `module ${id}`,
        href: modulePath(id),
        label: title,
        icon,
      })),
    };
  }, [modules, viewer, t]);
}
