const INVALID = ':is(input, select, textarea):invalid';

/** Whether a field is the first invalid one of its form. */
export function isFirstInvalid(field: HTMLInputElement): boolean {
  const fields = [...(field.form?.elements ?? [])];
  return fields.find((one) => one.matches(INVALID)) === field;
}
