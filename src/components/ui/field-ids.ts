/** Joins the defined ids for an attribute such as `aria-describedby`; undefined without any. */
export function idList(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

interface Texts {
  description?: string | undefined;
  errorText?: string | undefined;
}

/** The ids that connect a control with its texts. */
export function fieldIds(id: string, { description, errorText }: Texts) {
  const descriptionId = description ? `${id}-description` : undefined;
  const errorId = errorText ? `${id}-error` : undefined;
  return { descriptionId, errorId, describedBy: idList(errorId, descriptionId) };
}

interface ControlState extends Texts {
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** The attributes for a field's state on its native control. */
export function controlProps(id: string, state: ControlState) {
  return {
    id,
    required: state.isRequired,
    disabled: state.isDisabled,
    'aria-invalid': state.errorText ? true : undefined,
    'aria-describedby': idList(fieldIds(id, state).describedBy, state['aria-describedby']),
  };
}
