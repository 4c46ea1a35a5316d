import { PriceListScreen } from '../../components/products/PriceListScreen';
import type { PriceEvent } from '../../domain/products/price-override';
import { usePriceListScreen } from '../../hooks/products/usePriceListScreen';
import type { EmbedProps } from '../screen';
import { useTellUnshown } from '../useTellUnshown';

/** What `<plinth-price-list>` can be told beside what all can. */
export interface PriceListProperties {
  /** Id of the price list. */
  id: string;
  /** Address of the price lists. @default no link */
  priceListsHref?: string | undefined;
}

/** What `<plinth-price-list>` tells beside what all do. */
export interface PriceListEvents {
  /** Something was done. */
  done: PriceEvent;
}

/** One price list with its prices. */
export function PriceListEmbed({ id, emit }: EmbedProps<PriceListProperties, PriceListEvents>) {
  const screen = usePriceListScreen({
    id,
    onDone: (event) => void emit('done', event),
  });
  useTellUnshown(screen.priceList, emit);
  return <PriceListScreen {...screen} />;
}
