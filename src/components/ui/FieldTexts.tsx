import { Part } from '../../theme/Part';
import { DangerIcon } from './icons';

/** CSS of {@link FieldTexts}, put into the rules of the widget around them. */
export const FIELD_TEXTS = `
  & > :is([data-slot='field-description'], [data-slot='field-error']) {
    font-size: var(--plinth-font-size-sm);
    line-height: 18px;
    overflow-wrap: anywhere;
  }
  & > [data-slot='field-description'] { color: var(--plinth-text-muted); }
  & > [data-slot='field-error'] {
    display: flex;
    gap: 6px;
    color: var(--plinth-danger-text);
  }
  & > [data-slot='field-error'] > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: 2px;
  }
`;

interface FieldTextsProps {
  description?: string | undefined;
  errorText?: string | undefined;
  descriptionId: string | undefined;
  errorId: string | undefined;
}

/** Error and help of a control, in the order and the look that every control has. */
export function FieldTexts({ description, errorText, descriptionId, errorId }: FieldTextsProps) {
  return (
    <>
      {errorText && (
        <Part as="div" data-slot="field-error" id={errorId}>
          <DangerIcon aria-hidden />
          <span>{errorText}</span>
        </Part>
      )}
      {description && (
        <Part as="div" data-slot="field-description" id={descriptionId}>
          {description}
        </Part>
      )}
    </>
  );
}
