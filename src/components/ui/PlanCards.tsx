import { forwardRef, type ReactNode, useId } from 'react';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Badge } from './Badge';
import { FIELD_TEXTS, FieldTexts } from './FieldTexts';
import { fieldIds } from './field-ids';
import { PLAN_CARDS } from './plan-cards-css';

/** A plan of {@link PlanCards}. */
export interface PlanCard {
  /** Id for `value` and `onChange`. */
  readonly id: string;
  /** Accessible name: '1 year, Paid monthly'. */
  readonly name: string;
  /** The first line: '1 year'. */
  readonly title: ReactNode;
  /** A muted second line: 'Paid monthly'. @default none */
  readonly detail?: ReactNode;
  /** The price, drawn large. @default none */
  readonly price?: ReactNode;
  /** The unit of the price: 'per seat and month'. @default none */
  readonly per?: ReactNode;
  /** What is good about the plan: 'Save 29 %'. @default none */
  readonly badge?: string | undefined;
  /** Muted remarks, one per line: 'Cancel within 7 days'. @default none */
  readonly notes?: readonly string[] | undefined;
  /** Whether it cannot be selected; a note should say why. @default false */
  readonly isDisabled?: boolean | undefined;
}

/** Props of {@link PlanCards}. */
export interface PlanCardsProps {
  /** Label of the choice: 'Term and payment'. */
  label: string;
  /** The plans. */
  plans: readonly PlanCard[];
  /** Id of the selected plan; null if none is selected. */
  value: string | null;
  /** Called with the id of the newly selected plan. */
  onChange: (id: string) => void;
  /** Name of the field when a form submits the selected id. @default not submitted */
  name?: string | undefined;
  /** Help text for the choice. @default none */
  description?: string | undefined;
  /** Error of the choice; '' or undefined if it is valid. @default none */
  errorText?: string | undefined;
  /** Whether nothing can be selected. @default false */
  isDisabled?: boolean | undefined;
  /** A class of your own on the root. */
  className?: string | undefined;
}

const Root = styled('fieldset')(layered(() => `${PLAN_CARDS}${FIELD_TEXTS}`));

/**
 * Plans beside each other, of which one can be selected. Native radio buttons: one tab stop, arrow
 * keys select. In a narrow container each card is a row.
 */
export const PlanCards = forwardRef<HTMLFieldSetElement, PlanCardsProps>(
  function PlanCards(props, ref) {
    const { label, plans, value, onChange, name, description, errorText, className } = props;
    const id = useId();
    const { descriptionId, errorId, describedBy } = fieldIds(id, props);
    return (
      <Root
        ref={ref}
        role="radiogroup"
        data-slot="plan-cards"
        data-count={plans.length}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        aria-invalid={errorText ? true : undefined}
        disabled={props.isDisabled}
        className={className}
      >
        <legend id={`${id}-label`}>{label}</legend>
        <Part as="div" data-slot="plan-list">
          {plans.map((plan, at) => {
            const { title, detail, price, per, badge, notes = [] } = plan;
            // A server's id may contain spaces.
            const key = `${id}-${at}`;
            return (
              <label key={plan.id} data-selected={plan.id === value ? '' : undefined}>
                <input
                  type="radio"
                  name={name ?? id}
                  value={plan.id}
                  checked={plan.id === value}
                  disabled={plan.isDisabled}
                  aria-label={plan.name}
                  aria-describedby={`${key}-price ${key}-notes`}
                  onChange={() => onChange(plan.id)}
                />
                <Part as="span" data-slot="plan-head">
                  <b>{title}</b>
                  {detail && <small>{detail}</small>}
                </Part>
                <Part as="span" data-slot="plan-price" id={`${key}-price`}>
                  {price && <b>{price}</b>} {badge && <Badge tone="success">{badge}</Badge>}{' '}
                  {per && <small>{per}</small>}
                </Part>
                <Part as="span" data-slot="plan-notes" id={`${key}-notes`}>
                  {notes.map((note) => (
                    <small key={note}>{note}</small>
                  ))}
                </Part>
              </label>
            );
          })}
        </Part>
        <FieldTexts {...{ description, errorText, descriptionId, errorId }} />
      </Root>
    );
  },
);
