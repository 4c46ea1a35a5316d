import type { Plan, Product } from '../../domain/products/product';
import type { OfferRefusal } from '../../domain/products/product-access';
import type { productsSharedMessages } from '../../messages/generated/en/products';
import type { sharedPlansMessages } from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';
import { termWords } from '../shared/plan-words';
import { countryName } from '../ui/country-name';

export type ProductWords = Translate<(typeof productsSharedMessages)['messages']>;

export type PlanWords = Translate<(typeof sharedPlansMessages)['messages']>;

/** The label of a kind. An unknown kind is shown as it is (commerce §2.1). */
export function kindWords(kind: string, t: ProductWords): string {
  switch (kind) {
    case 'license':
      return t('kindLicense');
    case 'addon':
      return t('kindAddon');
    case 'usage':
      return t('kindUsage');
    case 'software':
      return t('kindSoftware');
    case 'service':
      return t('kindService');
    default:
      return kind;
  }
}

/** The label of a term, with its free trial. */
export function rowWords(
  { term, trialDays }: Pick<Plan, 'term' | 'trialDays'>,
  t: ProductWords,
  tPlans: PlanWords,
): string {
  const words = termWords(term, tPlans);
  return trialDays ? t('termWithTrial', { term: words, days: trialDays }) : words;
}

/** The unit of a price; '' for an unknown cycle. */
export function perWords(cycle: string, t: ProductWords): string {
  switch (cycle) {
    case 'month':
      return t('perMonth');
    case 'year':
      return t('perYear');
    case 'once':
      return t('perOnce');
    case 'usage':
      return t('perUsage');
    default:
      return '';
  }
}

/** Countries, named and sorted in the reader's language. */
export function countryNames(codes: readonly string[], locale: string): string {
  const names = codes.map((code) => countryName(code, locale)).sort((a, b) => a.localeCompare(b));
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}

/** Why a product cannot be bought, in one or two words. */
export function refusalBadge(product: Product, reason: OfferRefusal, t: ProductWords): string {
  switch (reason) {
    case 'paused':
      return t('paused');
    case 'retired':
      return t('retired');
    case 'notInCountry':
      return t('notInCountry');
    case 'noPlan':
      return t('notInCurrency');
    case 'unknownState':
      return product.state;
  }
}

/** Why a product cannot be bought, as a sentence; the server's own if it sends one. */
export function refusalText(
  product: Product,
  reason: OfferRefusal,
  country: string | null,
  t: ProductWords,
  locale: string,
): string {
  switch (reason) {
    case 'paused':
      return product.pausedReason || t('pausedReason');
    case 'retired':
      return t('retiredReason');
    case 'notInCountry':
      return t('countryReason', {
        country: countryName(country ?? '', locale),
        countries: countryNames(product.countries, locale),
      });
    case 'noPlan':
      return t('currencyReason');
    case 'unknownState':
      return t('unknownReason', { state: product.state });
  }
}
