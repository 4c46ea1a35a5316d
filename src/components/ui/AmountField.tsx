import { forwardRef, useImperativeHandle, useRef } from 'react';
import { formatAmount, formatMoney, fromDecimal } from '../../domain/money';
import { withPlainDigits } from '../../domain/text/digits';
import { readAmount } from '../../domain/text/typed-amount';
import { uiAmountMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from './Button';
import { TextField, type TextFieldProps } from './TextField';

/** Props of {@link AmountField}: those of a text field, without those it sets itself. */
export interface AmountFieldProps
  extends Omit<
    TextFieldProps,
    'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange' | 'notice'
  > {
  /** Currency code, ISO 4217; '' while unknown. */
  currency: string;
  /** The typed text, which `readAmount` parses in the page's language. */
  value: string;
  /** Called with the typed text. */
  onChange: (text: string) => void;
  /** Whether to show errors: after blur or submit. */
  showsProblem: boolean;
  /** Whole number used in the example. @default 12 */
  example?: number | undefined;
}

const Root = styled(TextField)(
  layered(`
  & [data-slot='field-notice'] { display: flex; flex-wrap: wrap; gap: var(--plinth-space-2); order: 1; }
  `),
);

/**
 * A field for an amount of money in the page's number format. Ambiguous input is never guessed:
 * both readings are offered (contract §4.34).
 */
export const AmountField = forwardRef<HTMLInputElement, AmountFieldProps>(
  function AmountField(props, ref) {
    const { currency, value, onChange, showsProblem, example = 12, errorText, ...rest } = props;
    const { onBlur, ...field } = rest;
    const t = useMessages(uiAmountMessages);
    const locale = useMessagesLocale();
    const input = useRef<HTMLInputElement>(null);
    useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
    const typed = readAmount(value, currency, locale);
    const readings = showsProblem && typed.problem === 'twoWays' ? typed.readings : [];

    function ownError(): string | undefined {
      if (!showsProblem) return undefined;
      if (typed.problem === 'twoWays') return t('amountTwoWays', { typed: value.trim() });
      if (typed.problem !== 'notAnAmount') return undefined;
      const amount = fromDecimal(String(example), currency) ?? 0;
      return t('notAnAmount', { example: formatAmount({ amount, currency }, locale) });
    }
    const error = ownError();

    return (
      <Root
        data-slot="amount-field"
        autoComplete="off"
        {...field}
        ref={input}
        inputMode="decimal"
        value={value}
        errorText={error ?? errorText}
        onChange={onChange}
        onBlur={(event) => {
          const { amount } = typed;
          // Digits of another script are accepted, and replaced with the page's digits.
          if (amount !== undefined && withPlainDigits(value) !== value) {
            onChange(formatAmount({ amount, currency }, locale));
          }
          onBlur?.(event);
        }}
        notice={
          readings.length > 0 && (
            <Part as="div" role="group" data-slot="field-notice" aria-label={error}>
              {readings.map((amount) => (
                <Button
                  key={amount}
                  size="sm"
                  isDisabled={field.readOnly === true}
                  onPress={() => {
                    onChange(formatAmount({ amount, currency }, locale));
                    input.current?.focus();
                  }}
                >
                  <bdi>{formatMoney({ amount, currency }, locale)}</bdi>
                </Button>
              ))}
            </Part>
          )
        }
      />
    );
  },
);
