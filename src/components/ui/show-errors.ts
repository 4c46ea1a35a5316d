/**
 * For `onWhy` of a submit button of an invalid form: shows the errors at the fields, and focuses
 * the first.
 */
export function showErrors(button: HTMLElement): void {
  button.closest('form')?.requestSubmit();
}
