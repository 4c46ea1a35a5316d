import { Part } from '../../theme/Part';
import { DangerIcon } from './icons';

/** CSS of {@link FieldTexts}, to include in the surrounding component's CSS. */
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

/** Error and help text of a control, in a fixed order and style. */
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
