import type { ReactNode } from 'react';
import type { ShellNavigationItem } from '../../contracts/shell';
import { shellFrameMessages, shellMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Drawer } from '../ui/Drawer';
import { NavigationList } from './NavigationList';

interface NavigationDrawerProps {
  items: readonly ShellNavigationItem[];
  currentPath: string;
  isOpen: boolean;
  onClose: () => void;
  /** Content below the entries. @default none */
  footer?: ReactNode;
}

const FromTheStart = styled(Drawer)(
  layered(`
  &[data-kind='drawer'] { --drawer-from: -100%; }
  &[data-kind='drawer']:dir(rtl) { --drawer-from: 100%; }
  `),
);

/** The main navigation as a drawer, for small screens. */
export function NavigationDrawer(props: NavigationDrawerProps) {
  const { items, currentPath, isOpen, onClose, footer } = props;
  const t = useMessages(shellMessages);
  const frame = useMessages(shellFrameMessages);
  return (
    <FromTheStart
      title={frame('navigationTitle')}
      isOpen={isOpen}
      onClose={onClose}
      isDismissable
      footer={footer}
    >
      <nav aria-label={t('mainNavigation')}>
        <NavigationList items={items} currentPath={currentPath} layout="wide" onChoose={onClose} />
      </nav>
    </FromTheStart>
  );
}
