import { Button } from './Button';
import { ChevronDownIcon } from './icons';
import type { TableAction } from './table/table-props';
import { useLateOverlay } from './useLateOverlay';

interface MoreActionsProps {
  label: string;
  actions: readonly TableAction[];
}

/** Split: the menu depends on react-aria, and is not needed for the first render. */
const loadMenu = async () => (await import('./table/TableActionsMenu')).TableActionsMenu;

/** A menu of less frequent actions on a record's page. */
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
