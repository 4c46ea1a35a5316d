import { type ReactNode, useMemo } from 'react';
import {
  CartIcon,
  CustomersIcon,
  MarketplaceIcon,
  SubscriptionsIcon,
  UserIcon,
} from '../../components/ui/icons';
import { CUSTOMER_CREATE } from '../../domain/customers/customer-rules';
import type { PaletteEntry } from '../../domain/palette/palette-entry';
import { PRICE_LISTS_READ } from '../../domain/products/price-list-access';
import { canUseCart } from '../../domain/shell/actions';
import { SUBSCRIPTIONS_READ } from '../../domain/subscriptions/subscriptions-list';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import { customersNewMessages } from '../../messages/generated/en/customers';
import { paletteShortcutsMessages } from '../../messages/generated/en/palette';
import { productsPriceListsMessages } from '../../messages/generated/en/products';
import { shellFrameMessages, shellMessages } from '../../messages/generated/en/shell';
import { subscriptionsListMessages } from '../../messages/generated/en/subscriptions';

import { useMessages } from '../../messages/messages';
import { useNavigation } from '../navigation-context';
import { paths, userEditPath } from '../paths';
import { renewalsPath } from '../subscriptions/paths';
import { goKeys } from './go-places';
import { usePaletteWords } from './usePaletteWords';

/** The pages that the viewer may open: those of the navigation, and pages one level below. */
export function usePageEntries(user: CurrentUser): readonly PaletteEntry<ReactNode>[] {
  const t = useMessages(paletteShortcutsMessages);
  const customers = useMessages(customersNewMessages);
  const subscriptions = useMessages(subscriptionsListMessages);
  const priceLists = useMessages(productsPriceListsMessages);
  const shell = useMessages(shellMessages);
  const frame = useMessages(shellFrameMessages);
  const navigation = useNavigation();
  const words = usePaletteWords();
  return useMemo(() => {
    const page = (id: string, title: string, href: string, icon: ReactNode, detail?: string) => ({
      id: `page:${id}`,
      group: t('goTo'),
      kind: 'page' as const,
      title,
      detail,
      keywords: words(id),
      icon,
      href,
      shortcut: goKeys(id),
    });
    const isOpen = (need: Parameters<typeof viewerAccess>[1]) => viewerAccess(user, need).allowed;
    const listed = navigation.flatMap((item) => [
      // One of two entries that lead to the same page.
      ...(item.id === 'billing' ? [] : [page(item.id, item.label, item.href, item.icon)]),
      ...(item.items ?? [])
        .filter(({ id }) => id !== 'usersOverview')
        .map(({ id, label, href, icon }) => page(id, label, href, icon ?? item.icon, item.label)),
    ]);
    const more = [
      canUseCart(user) && page('cart', shell('cartReview'), paths.cart, <CartIcon />),
      isOpen(CUSTOMER_CREATE) &&
        page('newCustomer', customers('stepsOf'), paths.newCustomer, <CustomersIcon />),
      isOpen(SUBSCRIPTIONS_READ) &&
        page('renewals', subscriptions('viewRenewals'), renewalsPath('all'), <SubscriptionsIcon />),
      isOpen(PRICE_LISTS_READ) &&
        page('priceLists', priceLists('priceListsTitle'), paths.priceLists, <MarketplaceIcon />),
      page('profile', frame('myProfile'), userEditPath(user.email), <UserIcon />),
    ];
    return [...listed, ...more.filter((entry) => entry !== false)];
  }, [t, customers, subscriptions, priceLists, shell, frame, navigation, words, user]);
}
