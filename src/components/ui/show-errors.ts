/**
 * For `onWhy` of a submit button that waits for a valid form: what is wrong shows at the fields, and
 * the first of them takes the focus.
 */
export function showErrors(button: HTMLElement): void {
  button.closest('form')?.requestSubmit();
}
