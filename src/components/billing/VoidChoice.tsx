import { useId } from 'react';
import { statementVoidMessages } from '../../messages/generated/en/statement';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

interface VoidChoiceProps {
  /** Whether the same charges are issued again. */
  reissue: boolean;
  isDisabled: boolean;
  onChange: (reissue: boolean) => void;
}

const Choices = styled('fieldset')(
  layered(`
  display: grid;
  gap: var(--plinth-space-2);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  & legend { padding: 0; margin-block-end: var(--plinth-space-2); font-weight: 500; }
  & label {
    box-sizing: border-box;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--plinth-space-3);
    align-items: start;
    min-block-size: var(--plinth-control-touch);
    padding: var(--plinth-space-2) var(--plinth-space-3);
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-md);
    cursor: pointer;
  }
  & label:has(:checked) { border-color: var(--plinth-brand-edge); }
  & input { margin: 3px 0 0; accent-color: var(--plinth-brand); }
  & span { grid-column: 2; overflow-wrap: anywhere; }
  & small { grid-column: 2; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  @media (forced-colors: active) { & label:has(:checked) { border-color: Highlight; } }
  `),
);

const CHOICES = [
  { isReissue: true, label: 'creditReissue', help: 'creditReissueHelp' },
  { isReissue: false, label: 'creditOnly', help: 'creditOnlyHelp' },
] as const;

/** What becomes of the charges of a statement that is made void: neither is done by leaving it out. */
export function VoidChoice({ reissue, isDisabled, onChange }: VoidChoiceProps) {
  const t = useMessages(statementVoidMessages);
  const id = useId();
  return (
    <Choices data-slot="void-choice" disabled={isDisabled}>
      <legend>{t('voidChoice')}</legend>
      {CHOICES.map(({ isReissue, label, help }) => (
        <label key={label}>
          <input
            type="radio"
            name={id}
            checked={reissue === isReissue}
            aria-labelledby={`${id}-${label}`}
            aria-describedby={`${id}-${help}`}
            onChange={() => onChange(isReissue)}
          />
          <span id={`${id}-${label}`}>{t(label)}</span>
          <small id={`${id}-${help}`}>{t(help)}</small>
        </label>
      ))}
    </Choices>
  );
}
