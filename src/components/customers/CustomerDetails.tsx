import type { ReactNode } from 'react';
import type { CustomerEditing, CustomerScreenProps } from '../../contracts/customers';
import type { Customer } from '../../domain/customers/customer';
import type { CustomerFormPart } from '../../domain/customers/customer-form';
import { formatMoney } from '../../domain/money';
import {
  customersEditMessages,
  customersFactsMessages,
  customersListMessages,
} from '../../messages/generated/en/customers';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Amount } from '../ui/Amount';
import { Badge } from '../ui/Badge';
import { Card } from '../ui/Card';
import { countryName } from '../ui/country-name';
import { type DescriptionItem, DescriptionList } from '../ui/DescriptionList';
import { FlushButton } from '../ui/FlushButton';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { MomentText } from '../ui/MomentText';
import { rateFormat } from '../ui/number-format';
import { useCustomerRefusal } from './customer-refusal';
import { customerStateBadge } from './customer-words';

type DetailsProps = Pick<CustomerScreenProps, 'prices' | 'editing'> & {
  customer: Customer;
};

const BPS = 10_000;

const Details = styled(Card)(
  layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-4);
  & h2 { margin: 0; font-size: var(--plinth-font-size-lg); font-family: var(--plinth-font-heading); font-weight: 600; line-height: 24px; }
  & section + section { padding-block-start: var(--plinth-space-3); border-block-start: 1px solid var(--plinth-border); }
  & [data-slot='facts-head'] { display: flex; align-items: center; justify-content: space-between; gap: var(--plinth-space-2); margin-block-end: var(--plinth-space-1); }
  & h3 { margin: 0; font-size: var(--plinth-font-size-md); font-weight: 600; line-height: 20px; }
  `),
);

interface FactsProps {
  title: string;
  items: readonly DescriptionItem[];
  part: CustomerFormPart;
  editing: CustomerEditing;
}

function Facts({ title, items, part, editing }: FactsProps) {
  const t = useMessages(customersEditMessages);
  const refusalOf = useCustomerRefusal();
  const access = editing.access(part);
  return (
    <section aria-label={title}>
      <Part as="div" data-slot="facts-head">
        <h3>{title}</h3>
        <FlushButton
          size="sm"
          variant="ghost"
          aria-label={t('editPart', { part: title })}
          isDisabled={!access.allowed}
          {...refusalOf(access)}
          onPress={() => editing.onEdit(part)}
        >
          {t('edit')}
        </FlushButton>
      </Part>
      <DescriptionList items={items} />
    </section>
  );
}

/** Details, prices, balance and contact of a customer (commerce §5). */
export function CustomerDetails(props: DetailsProps) {
  const { priceList: priceListHref } = useLinks();
  const { customer, prices, editing } = props;
  const priceList = prices.list;
  const { currency, contact, creditLimit, openBalance, parentName, recurringPerMonth } = customer;
  const t = useMessages(customersFactsMessages);
  const tList = useMessages(customersListMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const locale = useMessagesLocale();
  const fact = (id: string, term: string, value: ReactNode, note?: ReactNode) => ({
    id,
    term,
    value: value ?? t('notGiven'),
    note,
  });
  const badge = customerStateBadge(customer, tList);
  // What it owes its reseller is not in the viewer's sight, nor what is left.
  const left =
    recurringPerMonth === null || (creditLimit ?? null) === null
      ? null
      : Number(creditLimit) - openBalance;
  const leftWords =
    left === null
      ? undefined
      : left > 0
        ? t('creditLeft', { amount: formatMoney({ amount: left, currency }, locale) })
        : t('creditUsed');
  const href = priceList && priceListHref?.(priceList.id);
  // The server does not send a company its own credit limit (wire §4).
  const isOwn = creditLimit === undefined;

  return (
    <Details data-slot="customer-details">
      <h2>{tFacts('detailsTitle')}</h2>
      <Facts
        part="company"
        editing={editing}
        title={t('companyTitle')}
        items={[
          fact(
            'state',
            tFacts('columnState'),
            typeof badge === 'string' ? badge : <Badge tone={badge.tone}>{badge.label}</Badge>,
          ),
          ...(parentName === undefined || isOwn
            ? []
            : [fact('seller', tList('columnSeller'), <bdi>{parentName}</bdi>)]),
          fact('country', tList('country'), countryName(customer.country, locale)),
          fact('domain', tFacts('columnDomain'), customer.domain && <bdi>{customer.domain}</bdi>),
          fact('vatId', t('vatId'), customer.vatId && <bdi>{customer.vatId}</bdi>),
          fact('tax', t('tax'), rateFormat(locale).format(customer.taxBps / BPS)),
          fact(
            'agreement',
            t('agreement'),
            customer.agreementAcceptedAt ? (
              <MomentText
                instant={customer.agreementAcceptedAt}
                sentence={(date) => t('agreementOn', { date })}
              />
            ) : (
              t('agreementOpen')
            ),
          ),
        ]}
      />
      <Facts
        part="billing"
        editing={editing}
        title={t('billingTitle')}
        items={[
          fact('currency', tList('currency'), currency),
          ...(isOwn
            ? []
            : [
                fact(
                  'creditLimit',
                  t('creditLimit'),
                  creditLimit === null ? (
                    t('noLimit')
                  ) : (
                    <Amount amount={creditLimit} currency={currency} />
                  ),
                  leftWords,
                ),
              ]),
          ...(priceList
            ? [
                fact(
                  'priceList',
                  tFacts('columnList'),
                  href ? <Link href={href}>{priceList.name}</Link> : priceList.name,
                ),
              ]
            : []),
        ]}
      />
      <Facts
        part="contact"
        editing={editing}
        title={t('contactTitle')}
        items={[
          fact('name', tFacts('columnName'), contact.name || null),
          fact(
            'email',
            t('contactEmail'),
            contact.email ? (
              <Link href={`mailto:${contact.email}`}>
                <bdi>{contact.email}</bdi>
              </Link>
            ) : null,
          ),
          fact('phone', t('contactPhone'), contact.phone && <bdi dir="ltr">{contact.phone}</bdi>),
        ]}
      />
    </Details>
  );
}
