/** Properties of a key event that reveal an input method. */
interface KeyOfMethod {
  readonly isComposing: boolean;
  /** 229 while an input method is active: WebKit's Enter that ends a composition has it. */
  readonly keyCode: number;
}

/** Whether an input method handles the key, so that it has no other effect (contract §4.34). */
export function isOfMethod({ isComposing, keyCode }: KeyOfMethod): boolean {
  return isComposing || keyCode === 229;
}
