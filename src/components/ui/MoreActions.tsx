import { Button } from './Button';
import { ChevronDownIcon } from './icons';
import type { TableAction } from './table/table-props';
import { useLateOverlay } from './useLateOverlay';

interface MoreActionsProps {
  /** What the button says. */
  label: string;
  actions: readonly TableAction[];
}

/** It carries react-aria; the page is there before it. */
const loadMenu = async () => (await import('./table/TableActionsMenu')).TableActionsMenu;

/** What is done less often with a record, in a menu at a button of its page. */
export function MoreActions({ label, actions }: MoreActionsProps) {
  const { Overlay, trigger, place, failure } = useLateOverlay(loadMenu);

  return (
    <>
      <Button {...trigger}>
        <span>{label}</span>
        <ChevronDownIcon aria-hidden />
      </Button>
      {Overlay && <Overlay label={label} actions={actions} {...place()} />}
      {failure}
    </>
  );
}
