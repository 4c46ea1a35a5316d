/** Focuses a field; what is folded away around it opens. */
export function focusField(field: HTMLElement): void {
  const folded = field.closest('details');
  if (folded) folded.open = true;
  field.focus();
}
