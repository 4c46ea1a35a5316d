import type { CartButtonProps } from '../../contracts/shell';
import { BADGE_MAX, badgeCount } from '../../domain/shell/actions';
import { shellFrameMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { ACTION } from '../ui/control-css';
import { CartIcon } from '../ui/icons';
import { Link } from '../ui/Link';

const Root = styled(Link)(
  layered(
    () => `
  ${ACTION}
  padding: 0;
  flex: none;
  inline-size: var(--plinth-control-md);
  color: var(--plinth-text-muted);
  & > svg { inline-size: 18px; block-size: 18px; }
  &:hover { background: var(--plinth-surface-hover); color: var(--plinth-text); }
  /* Drawn by CSS: the accessible name contains the number. */
  & > span::before { content: attr(data-count); }
  & > span {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 50%;
    min-inline-size: 18px;
    box-sizing: border-box;
    padding: 0 var(--plinth-space-1);
    border: 1px solid var(--plinth-surface);
    border-radius: 999px;
    background: var(--plinth-brand);
    color: var(--plinth-on-brand);
    font-size: 10px;
    font-weight: 650;
    line-height: 16px;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  @media (pointer: coarse) { inline-size: var(--plinth-control-touch); }
  @media (forced-colors: active) { & > span { border-color: CanvasText; } }
  `,
  ),
);

/** Link to the cart, with the number of items (specification §2.4). */
export function CartButton({ count, href = '/cart' }: CartButtonProps) {
  const t = useMessages(shellFrameMessages);
  const items = badgeCount(count);
  return (
    <Root
      href={href}
      data-slot="cart-button"
      aria-label={items === 0 ? t('cartEmpty') : t('cart', { count: items })}
    >
      <CartIcon aria-hidden />
      {items > 0 && <span aria-hidden data-count={items > BADGE_MAX ? `${BADGE_MAX}+` : items} />}
    </Root>
  );
}
