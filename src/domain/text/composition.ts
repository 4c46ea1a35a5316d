/** What tells a key that an input method takes from one that is meant for the page. */
interface KeyOfMethod {
  readonly isComposing: boolean;
  /** 229 while an input method has the key: WebKit sends the Enter that ends a composition so. */
  readonly keyCode: number;
}

/** Whether an input method takes a key: it then does nothing else (contract §4.34). */
export function isOfMethod({ isComposing, keyCode }: KeyOfMethod): boolean {
  return isComposing || keyCode === 229;
}
