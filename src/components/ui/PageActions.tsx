import { uiMoreMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { mediaDown } from '../../theme/breakpoints';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { MoreIcon } from './icons';
import { Link } from './Link';
import type { TableAction } from './table/table-props';
import { useLateOverlay } from './useLateOverlay';
import { useMediaQuery } from './useMediaQuery';

/** An action of a page: like one of a row's menu, or a button. */
export interface PageAction extends Omit<TableAction, 'tone'> {
  /** `primary` leads the page, `menu` is always in the menu. @default an outlined button, or there */
  readonly variant?: 'primary' | 'menu' | undefined;
  /** Whether it is running. @default never */
  readonly isPending?: boolean | undefined;
}

interface PageActionsProps {
  /** Besides the primary one, the first that can be pressed has a button; the others are in a menu. */
  actions: readonly PageAction[];
  /** Whether all but the primary one are in the menu, unless there is only one. @default false */
  isFolded?: boolean | undefined;
}

const PHONE = mediaDown('sm').replace('@media ', '');

/** Whether the screen is a phone's, where a page's actions but the primary one are in the menu. */
export const useIsPhone = () => useMediaQuery(PHONE);

/** The actions of a page: one outlined button, one primary button, and a menu of the others. */
export function PageActions({ actions, isFolded = false }: PageActionsProps) {
  const primary = actions.find(({ variant }) => variant === 'primary');
  const others = actions.filter((action) => action !== primary);
  const buttons =
    isFolded && actions.length > 1 ? [] : others.filter(({ variant }) => variant !== 'menu');
  const first = buttons.find(({ isDisabled }) => !isDisabled) ?? buttons[0];
  const rest = others.filter((action) => action !== first);
  return (
    <>
      {first && <ActionButton key={first.id} {...first} />}
      {rest.length > 0 && <MoreActions actions={rest} />}
      {primary && <ActionButton key={primary.id} {...primary} />}
    </>
  );
}

function ActionButton({ id, label, icon, href, variant: kind, onAction, ...rest }: PageAction) {
  const variant = kind === 'primary' ? kind : undefined;
  const button = { ...rest, variant };
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
function MoreActions({ actions }: PageActionsProps) {
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
