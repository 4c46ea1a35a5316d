import * as v from 'valibot';

/** First failing rule of each field, as a message code. Empty if the form is valid. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** Validates form values; issues of the rules are message codes (specification §5). */
export function validate<Output extends object>(
  rules: v.GenericSchema<unknown, Output>,
  values: unknown,
):
  | { readonly valid: true; readonly values: Output }
  | { readonly valid: false; readonly errors: FieldErrors } {
  // Each pipe stops at its first failure: a field shows one message, and no further rule runs on a
  // text that is already too long.
  const result = v.safeParse(rules, values, { abortPipeEarly: true });
  if (result.success) return { valid: true, values: result.output };
  const errors: Record<string, string> = {};
  for (const issue of result.issues) {
    const field = issue.path?.map(({ key }) => key).join('.');
    if (field !== undefined) errors[field] ??= issue.message;
  }
  return { valid: false, errors };
}
