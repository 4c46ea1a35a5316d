import { forwardRef, useId, useState } from 'react';
import type { CartTarget } from '../../domain/cart/cart';
import { sharedBuyerMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { CustomersIcon } from '../ui/icons';
import { Link, type LinkProps } from '../ui/Link';
import { Skeleton } from '../ui/Skeleton';

/** A customer shown by {@link BuyingFor}. */
export type BuyingForTarget = Pick<CartTarget, 'id' | 'customerName' | 'domain'>;

/** Props of {@link BuyingFor}. */
export interface BuyingForProps {
  /** The customers the cart is for; empty if none is selected, null while loading. */
  targets: readonly BuyingForTarget[] | null;
  /** Page to select customers. @default none: the viewer buys for their own company */
  changeHref?: string | undefined;
  /** Called before that page opens; prevent its default to navigate later. @default none */
  onChangePress?: LinkProps['onPress'];
  /** How many names are shown before "and 3 more". @default 3 */
  seen?: number | undefined;
  /** A class of your own on the root. */
  className?: string | undefined;
}

const Root = styled('section')(
  layered(`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--plinth-space-1) var(--plinth-space-2);
  min-inline-size: 0;
  min-block-size: 28px;
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  overflow-wrap: anywhere;
  & > svg:first-of-type { flex: none; inline-size: 16px; block-size: 16px; color: var(--plinth-text-muted); }
  & > svg:first-of-type + * { max-inline-size: calc(100% - 16px - var(--plinth-space-2)); }
  & > span { color: var(--plinth-text-muted); }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--plinth-space-1) var(--plinth-space-2);
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & [data-slot='buyer'] {
    min-inline-size: 0;
    padding: 1px var(--plinth-space-2);
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-sm);
    background: var(--plinth-surface);
  }
  & [data-slot='buyer'] > bdi { font-weight: 550; }
  & [data-slot='buyer'] > small { margin-inline-start: 6px; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); }
  `),
);

/**
 * Shows the customers being bought for, each with its domain, on every page of the marketplace and
 * cart (commerce §3). It prevents purchases for the wrong customer.
 */
export const BuyingFor = forwardRef<HTMLElement, BuyingForProps>(function BuyingFor(
  { targets, changeHref, onChangePress, seen = 3, className },
  ref,
) {
  const t = useMessages(sharedBuyerMessages);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const entries = targets ?? [];
  const visible = isOpen ? entries : entries.slice(0, seen);
  const rest = entries.length - visible.length;

  return (
    <Root ref={ref} data-slot="buying-for" aria-label={t('buyer')} className={className}>
      <CustomersIcon aria-hidden />
      {targets?.length === 0 ? (
        changeHref === undefined ? (
          <span>{t('noBuyer')}</span>
        ) : (
          <Link href={changeHref} onPress={onChangePress}>
            {t('chooseBuyer')}
          </Link>
        )
      ) : (
        <>
          <span id={`${id}-label`}>{t('buyingFor')}</span>
          {targets === null && <Skeleton width={180} height={14} />}
          {targets !== null && (
            <ul id={`${id}-names`} aria-labelledby={`${id}-label`}>
              {visible.map((target) => (
                <Part as="li" key={target.id} data-slot="buyer">
                  <bdi>{target.customerName}</bdi>
                  {target.domain && (
                    <small>
                      <bdi>{target.domain}</bdi>
                    </small>
                  )}
                </Part>
              ))}
            </ul>
          )}
          {entries.length > seen && (
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={isOpen}
              onPress={() => setOpen(!isOpen)}
            >
              {rest > 0 ? t('moreBuyers', { count: rest }) : t('fewerBuyers')}
            </Button>
          )}
          {changeHref !== undefined && (
            <Link
              href={changeHref}
              onPress={onChangePress}
              aria-describedby={`${id}-label ${id}-names`}
            >
              {t('changeBuyer')}
            </Link>
          )}
        </>
      )}
    </Root>
  );
});
