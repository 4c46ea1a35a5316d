/** Types into a field as an input method does: what it composes is there, and is not complete. */
export function composeIn(field: HTMLInputElement, text: string): () => void {
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  return () =>
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: text }));
}
