import type { ReactNode } from 'react';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { FIELD_TEXTS, FieldTexts } from './FieldTexts';
import { fieldIds } from './field-ids';

/** What every field of a form has around its control. */
export interface FieldProps {
  /** The name of the field, always visible. */
  label: string;
  /** Something at the end of the label's line, for example a link. Comes after the control in tab
   * order. @default none */
  labelAction?: ReactNode;
  /** A sentence that helps to fill it in. @default none */
  description?: string | undefined;
  /** What is wrong with the value; '' or nothing when all is well. @default none */
  errorText?: string | undefined;
  /** A class of yours for the field's frame. @default none */
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

/** Props of {@link Field}. */
export interface FieldFrameProps extends FieldProps {
  /** Id of the control. */
  id: string;
  slot: string;
  /** A line under the control that comes and goes, such as the Caps Lock warning. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Label, control, help and error in one fixed order: the frame of every field. */
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
