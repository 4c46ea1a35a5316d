import { forwardRef, type ReactNode, useId } from 'react';
import { sharedPricesMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { FIELD_TEXTS, FieldTexts } from '../ui/FieldTexts';
import { fieldIds } from '../ui/field-ids';
import { PRICE_GRID } from './price-grid-css';

/** A row or a column of a {@link PriceGrid}: a term, a cycle. */
export interface PriceGridLine {
  /** What the offers speak of. */
  readonly id: string;
  /** What it is called: '1 year', 'Monthly'. */
  readonly label: string;
}

/** One way to buy something: a term with a cycle. */
export interface PriceOffer {
  /** What `value` and `onChange` speak of. */
  readonly id: string;
  /** Id of its term. */
  readonly term: string;
  /** Id of its cycle. */
  readonly cycle: string;
  /** What it costs, with its unit: a `MoneyText` and 'per seat and month'. */
  readonly price: ReactNode;
  /** A quiet line under the price: 'Cancel within 7 days'. @default none */
  readonly note?: ReactNode;
  /** It cannot be chosen. @default false */
  readonly isDisabled?: boolean | undefined;
  /** Why it cannot be chosen, in place of the note. @default none */
  readonly disabledReason?: string | undefined;
}

/** Props of {@link PriceGrid}. */
export interface PriceGridProps {
  /** What is chosen: 'Term and payment'. */
  label: string;
  /** The terms, a row each. */
  terms: readonly PriceGridLine[];
  /** The cycles, a column each. */
  cycles: readonly PriceGridLine[];
  /** What is offered, at most one a term and cycle. */
  offers: readonly PriceOffer[];
  /** Id of the chosen offer; null for none. */
  value: string | null;
  /** Called with the id of the offer that is chosen. */
  onChange: (id: string) => void;
  /** The name under which a form sends the chosen id. @default it is not sent */
  name?: string | undefined;
  /** A sentence that helps to choose. @default none */
  description?: string | undefined;
  /** What is wrong with the choice; '' or nothing when all is well. @default none */
  errorText?: string | undefined;
  /** A class of your own on the root. */
  className?: string | undefined;
}

const Root = styled('fieldset')(layered(() => `${PRICE_GRID}${FIELD_TEXTS}`));

/**
 * The ways to buy something as a grid of terms and cycles, of which one is chosen. Native radio
 * buttons: one tab stop, the arrows choose. In a narrow place the offers stand under each other.
 */
export const PriceGrid = forwardRef<HTMLFieldSetElement, PriceGridProps>(
  function PriceGrid(props, ref) {
    const { label, terms, cycles, offers, value, onChange, name, className } = props;
    const { description, errorText } = props;
    const t = useMessages(sharedPricesMessages);
    const id = useId();
    const { descriptionId, errorId, describedBy } = fieldIds(id, props);
    const offered = cycles.filter(({ id: cycle }) => offers.some((one) => one.cycle === cycle));

    const offerAt = (offer: PriceOffer, term: PriceGridLine, cycle: PriceGridLine, key: string) => (
      <label data-selected={offer.id === value ? '' : undefined}>
        <input
          type="radio"
          name={name ?? id}
          value={offer.id}
          checked={offer.id === value}
          disabled={offer.isDisabled}
          aria-label={t('termAndCycle', { term: term.label, cycle: cycle.label })}
          aria-describedby={`${key}-price ${key}-note`}
          onChange={() => onChange(offer.id)}
        />
        <Part as="span" data-slot="price-offer" id={`${key}-price`}>
          {offer.price}
        </Part>
        <Part as="span" data-slot="price-note" id={`${key}-note`}>
          {offer.isDisabled ? (offer.disabledReason ?? offer.note) : offer.note}
        </Part>
      </label>
    );

    return (
      <Root
        ref={ref}
        data-slot="price-grid"
        data-columns={Math.min(offered.length, 4)}
        aria-describedby={describedBy}
        aria-invalid={errorText ? true : undefined}
        className={className}
      >
        <legend>{label}</legend>
        <Part as="div" data-slot="price-rows">
          <Part as="div" data-slot="price-head" aria-hidden>
            <span />
            {offered.map((cycle) => (
              <span key={cycle.id}>{cycle.label}</span>
            ))}
          </Part>
          {terms.map((term) => (
            <Part as="div" key={term.id} data-slot="price-row">
              <span aria-hidden>{term.label}</span>
              {offered.map((cycle) => {
                const offer = offers.find((one) => one.term === term.id && one.cycle === cycle.id);
                return (
                  <Part as="div" key={cycle.id} data-slot="price-cell">
                    <small aria-hidden>{cycle.label}</small>
                    {offer ? (
                      // An id of the server may hold blanks.
                      offerAt(offer, term, cycle, `${id}-${offers.indexOf(offer)}`)
                    ) : (
                      <Part as="span" data-slot="price-none">
                        {t('notOffered')}
                      </Part>
                    )}
                  </Part>
                );
              })}
            </Part>
          ))}
        </Part>
        <FieldTexts {...{ description, errorText, descriptionId, errorId }} />
      </Root>
    );
  },
);
