/** For `onWhy` of a submit button: shows a form's errors, and focuses the first invalid field. */
export function showErrors(button: HTMLElement): void {
  button.closest('form')?.requestSubmit();
}
