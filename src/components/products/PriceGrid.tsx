import { forwardRef, type ReactNode, useId } from 'react';
import { sharedPricesMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { FIELD_TEXTS, FieldTexts } from '../ui/FieldTexts';
import { fieldIds } from '../ui/field-ids';
import { PRICE_GRID } from './price-grid-css';

/** A row or column of a {@link PriceGrid}: a term or a cycle. */
export interface PriceGridLine {
  /** Id that offers refer to. */
  readonly id: string;
  /** Label, for example '1 year' or 'Monthly'. */
  readonly label: string;
}

/** An offer: the price of a term with a cycle. */
export interface PriceOffer {
  /** Id for `value` and `onChange`. */
  readonly id: string;
  /** Id of the offer's term. */
  readonly term: string;
  /** Id of the offer's cycle. */
  readonly cycle: string;
  /** The price with its unit: an `Amount` and 'per seat and month'. */
  readonly price: ReactNode;
  /** A muted note below the price: 'Cancel within 7 days'. @default none */
  readonly note?: ReactNode;
  /** Whether the offer is disabled. @default false */
  readonly isDisabled?: boolean | undefined;
  /** Why the offer is disabled; replaces the note. @default none */
  readonly disabledReason?: string | undefined;
}

/** Props of {@link PriceGrid}. */
export interface PriceGridProps {
  /** Label of the choice: 'Term and payment'. */
  label: string;
  /** Terms, one row each. */
  terms: readonly PriceGridLine[];
  /** Cycles, one column each. */
  cycles: readonly PriceGridLine[];
  /** Offers, at most one for each term and cycle. */
  offers: readonly PriceOffer[];
  /** Id of the selected offer; null if none is selected. */
  value: string | null;
  /** Called with the id of the newly selected offer. */
  onChange: (id: string) => void;
  /** Name of the field when a form submits the selected id. @default not submitted */
  name?: string | undefined;
  /** Help text for the choice. @default none */
  description?: string | undefined;
  /** Error of the choice; '' or undefined if it is valid. @default none */
  errorText?: string | undefined;
  /** A class of your own on the root. */
  className?: string | undefined;
}

const Root = styled('fieldset')(layered(() => `${PRICE_GRID}${FIELD_TEXTS}`));

/**
 * A grid of offers by term and cycle, of which one can be selected. Uses native radio buttons: one
 * tab stop, arrow keys select. In a narrow container the offers are stacked.
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
                      // A server's id may contain spaces.
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
