import { useConsole } from '../../hooks/console/console-context';
import { useShortcutSetting } from '../../hooks/palette/useShortcutSetting';
import { browserKeys } from '../../platform/key-presses';
import { usePaletteOpening } from './palette-context';

/** What the shell's button for the palette takes; its keys are shown while they work. */
export function usePaletteButton() {
  const { keys = browserKeys } = useConsole().platform;
  const [isOn] = useShortcutSetting();
  const { openPalette } = usePaletteOpening();
  return { onOpen: openPalette, keys: isOn ? 'mod+k' : undefined, isApple: keys.isApple() };
}
