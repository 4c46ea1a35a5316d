import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react';
import type { CommandPaletteProps } from '../../contracts/palette';
import type { PaletteListHandle } from './PaletteList';
import { isOption, type PaletteRow, rowsOf, stepFrom } from './palette-rows';

/** Rows moved by Page Up and Page Down. */
const PAGE = 8;

/** Whether the caret is at the end of the text. */
function isAtEnd({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  return selectionStart === value.length && selectionEnd === value.length;
}

/**
 * The initially active row. An exact match is not skipped because it is not allowed: the next one
 * is not what was typed.
 */
function firstOf(rows: readonly PaletteRow[], text: string): number {
  const allowed = rows.findIndex((row) => row.type === 'entry' && !row.found.entry.refusal);
  return text === '' && allowed !== -1 ? allowed : rows.findIndex(isOption);
}

/** The active row, and the field's key handlers. */
export function usePaletteKeys(content: CommandPaletteProps): {
  readonly rows: readonly PaletteRow[];
  readonly active: number;
  readonly activate: (index: number) => void;
  readonly choose: (index: number) => void;
  readonly showActions: () => void;
  readonly hasActions: boolean;
  readonly forget: () => void;
  readonly list: RefObject<PaletteListHandle | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
} {
  const { groups, text, page, onBack, onChoose, onShowActions, onClose } = content;
  const rows = useMemo(() => rowsOf(groups), [groups]);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const list = useRef<PaletteListHandle>(null);
  const kept = activeKey === null ? -1 : rows.findIndex(({ key }) => key === activeKey);
  const active = kept === -1 ? firstOf(rows, text) : kept;
  const row = rows[active];
  const entry = row?.type === 'entry' ? row.found.entry : null;
  const hasActions = Boolean(entry?.actions?.length);

  function activate(index: number): void {
    setActiveKey(rows[index]?.key ?? null);
  }
  function move(step: 1 | -1, times = 1): void {
    let to = active;
    for (let time = 0; time < times; time += 1) {
      const next = stepFrom(rows, to, step);
      // Only single steps wrap around.
      if (times > 1 && (next - to) * step <= 0) break;
      to = next;
    }
    activate(to);
    list.current?.show(to);
  }
  function choose(index: number): void {
    const chosen = rows[index];
    if (chosen?.type === 'failed') chosen.group.failure?.retry?.();
    if (chosen?.type !== 'entry') return;
    const { refusal, onWhy } = chosen.found.entry;
    if (refusal && !onWhy) return;
    forget();
    onChoose(chosen.found.entry);
  }
  function forget(): void {
    setActiveKey(null);
    list.current?.toTop();
  }
  function showActions(): void {
    if (!entry || !hasActions) return;
    forget();
    onShowActions(entry);
  }
  function back(): void {
    forget();
    onBack();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, currentTarget: field, metaKey, ctrlKey } = event;
    const inward = getComputedStyle(field).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const isCommand = metaKey || ctrlKey;
    const does: Readonly<Record<string, (() => void) | false | undefined>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      PageDown: () => move(1, PAGE),
      PageUp: () => move(-1, PAGE),
      Enter: () => choose(active),
      Escape: page ? back : undefined,
      Backspace: page && text === '' ? back : undefined,
      [inward]: hasActions && isAtEnd(field) && showActions,
      k: isCommand && onClose,
    };
    const act = does[key];
    if (!act) return;
    event.preventDefault();
    if (key === 'Escape') event.stopPropagation();
    act();
  }

  return { rows, active, activate, choose, showActions, hasActions, forget, list, onKeyDown };
}
