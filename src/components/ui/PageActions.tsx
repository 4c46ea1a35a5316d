import { uiMoreMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { MoreIcon } from './icons';
import { Link } from './Link';
import type { TableAction } from './table/table-props';
import { useLateOverlay } from './useLateOverlay';

/** An action of a page: like one of a row's menu, or a button. */
export interface PageAction extends Omit<TableAction, 'tone'> {
  /** The one that leads the page. @default an outlined button, or an item of the menu */
  readonly variant?: 'primary' | undefined;
  /** Whether it is running. @default never */
  readonly isPending?: boolean | undefined;
}

interface PageActionsProps {
  /** Besides the primary one, the first that can be pressed has a button; the others are in a menu. */
  actions: readonly PageAction[];
}

/** The actions of a page: one outlined button, one primary button, and a menu of the others. */
export function PageActions({ actions }: PageActionsProps) {
  const primary = actions.find(({ variant }) => variant === 'primary');
  const others = actions.filter((action) => action !== primary);
  const first = others.find(({ isDisabled }) => !isDisabled) ?? others[0];
  const rest = others.filter((action) => action !== first);
  return (
    <>
      {first && <ActionButton key={first.id} {...first} />}
      {rest.length > 0 && <MoreActions actions={rest} />}
      {primary && <ActionButton key={primary.id} {...primary} />}
    </>
  );
}

function ActionButton({ id, label, icon, href, onAction, ...button }: PageAction) {
  const content = icon ? (
    <>
      {icon}
      <span>{label}</span>
    </>
  ) : (
    label
  );
  return href === undefined || button.isDisabled ? (
    <Button {...button} onPress={onAction}>
      {content}
    </Button>
  ) : (
    <Link href={href} data-variant={button.variant ?? 'button'}>
      {content}
    </Link>
  );
}

/** Split: the menu depends on react-aria, and is not needed for the first render. */
const loadMenu = async () => (await import('./table/TableActionsMenu')).TableActionsMenu;

/** The menu of less frequent actions of a page. */
export function MoreActions({ actions }: PageActionsProps) {
  const t = useMessages(uiMoreMessages);
  const { Overlay, trigger, place, failure } = useLateOverlay(loadMenu);
  const label = t('moreActions');
  const isPending = actions.some((action) => action.isPending);
  const items = actions.map(({ isPending: _, variant, ...item }) => item);
  return (
    <>
      <IconButton {...trigger} variant="secondary" label={label} isPending={isPending}>
        <MoreIcon aria-hidden />
      </IconButton>
      {Overlay && <Overlay label={label} actions={items} {...place()} />}
      {failure}
    </>
  );
}
