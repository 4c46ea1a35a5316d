import type { ReactNode } from 'react';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { FIELD_TEXTS, FieldTexts } from './FieldTexts';
import { fieldIds } from './field-ids';

/** Props shared by all form fields. */
export interface FieldProps {
  /** The visible label. */
  label: string;
  /**
   * Content at the end of the label's row, for example a link. After the control in tab order.
   * @default none
   * order. @default none */
  labelAction?: ReactNode;
  /** Help text for the field. @default none */
  description?: string | undefined;
  /** Error message; '' or undefined if valid. @default none */
  errorText?: string | undefined;
  /** A class on the field's root. @default none */
  className?: string | undefined;
}

const Root = styled('div')(
  layered(
    () => `
  display: grid;
  grid-template: 'label action' auto 'control control' auto / minmax(0, 1fr) auto;
  gap: 6px var(--plinth-space-3);
  min-inline-size: 0;
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  & > label {
    grid-area: label;
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  & > [data-slot='field-action'] {
    grid-area: action;
    font-size: var(--plinth-font-size-sm);
  }
  & > [data-slot='field-control'] {
    grid-area: control;
    min-inline-size: 0;
  }
  & > [data-slot='field-notice'] {
    font-size: var(--plinth-font-size-sm);
    line-height: 18px;
    overflow-wrap: anywhere;
  }
  & > :is([data-slot='field-description'], [data-slot='field-error'], [data-slot='field-notice']) {
    grid-column: 1 / -1;
  }
  ${FIELD_TEXTS}
  `,
  ),
);

export interface FieldFrameProps extends FieldProps {
  /** Element id of the control. */
  id: string;
  slot: string;
  /** A temporary message below the control, such as the Caps Lock warning. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Layout of a field: label, control, help text and error in a fixed order. */
export function Field(props: FieldFrameProps) {
  const { id, slot, label, labelAction, description, errorText, className, notice } = props;
  const { descriptionId, errorId } = fieldIds(id, props);
  return (
    <Root data-slot={slot} data-invalid={errorText ? '' : undefined} className={className}>
      <label htmlFor={id}>{label}</label>
      <Part as="div" data-slot="field-control">
        {props.children}
      </Part>
      {notice}
      <FieldTexts
        description={description}
        errorText={errorText}
        descriptionId={descriptionId}
        errorId={errorId}
      />
      {labelAction && (
        <Part as="div" data-slot="field-action">
          {labelAction}
        </Part>
      )}
    </Root>
  );
}
