const INVALID = ':is(input, select, textarea):invalid';

/** Whether a field is the first one of its form that keeps it from being sent. */
export function isFirstInvalid(field: HTMLInputElement): boolean {
  const fields = [...(field.form?.elements ?? [])];
  return fields.find((one) => one.matches(INVALID)) === field;
}
