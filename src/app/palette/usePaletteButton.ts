import { useConsole } from '../../hooks/console/console-context';
import { useShortcutSetting } from '../../hooks/palette/useShortcutSetting';
import { browserKeys } from '../../platform/key-presses';
import { usePaletteOpening } from './palette-context';

/** Props of the shell's palette button; it shows the shortcut while shortcuts are enabled. */
export function usePaletteButton() {
  const { keys = browserKeys } = useConsole().platform;
  const [isOn] = useShortcutSetting();
  const { openPalette } = usePaletteOpening();
  return { onOpen: openPalette, keys: isOn ? 'mod+k' : undefined, isApple: keys.isApple() };
}
