import type { ReactNode } from 'react';
import type { PaletteGroup } from '../domain/palette/found-groups';
import type { PaletteEntry, PalettePage } from '../domain/palette/palette-entry';

/** What the command palette shows and does. */
export interface CommandPaletteProps {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** Called by Escape, by its keys and by a press outside. Close it here. */
  onClose: () => void;
  /** What is typed. */
  text: string;
  /** Called with each change of the text. */
  onTextChange: (text: string) => void;
  /** The entries, in display order. Keep the array stable. */
  groups: readonly PaletteGroup<ReactNode>[];
  /** Whether server searches are pending. @default false */
  isSearching?: boolean | undefined;
  /** The open page of the palette; null on the first one. @default null */
  page?: PalettePage<ReactNode> | null | undefined;
  /** Called to return to the previous page. */
  onBack: () => void;
  /** Called with the chosen entry; with a disabled one only if it has an `onWhy`. */
  onChoose: (entry: PaletteEntry<ReactNode>) => void;
  /** Called to show the other actions of an entry. */
  onShowActions: (entry: PaletteEntry<ReactNode>) => void;
  /** Whether keys are those of a Mac. @default false */
  isApple?: boolean | undefined;

  /** A class of yours for the dialog. @default none */
  className?: string | undefined;
}

/** Some shortcuts under a heading. */
export interface ShortcutGroup {
  /** The heading. */
  readonly title: string;
  /** The shortcuts. */
  readonly shortcuts: readonly ListedShortcut[];
}

/** A shortcut in the list of all. */
export interface ListedShortcut {
  /** Its keys, see `Shortcut`. */
  readonly keys: string;
  /** What the keys do, in the reader's language. */
  readonly label: string;
}

/** What the list of all shortcuts shows. */
export interface ShortcutsDialogProps {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** Called by its button, by Escape and by a press outside. Close it here. */
  onClose: () => void;
  /** All shortcuts of the page. */
  groups: readonly ShortcutGroup[];
  /** Whether shortcuts are enabled (WCAG 2.1.4). */
  isOn: boolean;
  /** Called by the switch. */
  onToggle: (isOn: boolean) => void;
  /** Whether keys are those of a Mac. @default false */
  isApple?: boolean | undefined;

  /** A class of yours for the dialog. @default none */
  className?: string | undefined;
}
