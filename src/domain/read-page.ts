/**
 * A property of a document, or a method bound to it, as the browser means it. An element that is
 * called like it hides it otherwise: `<img name="defaultView">`, which anybody can write who may put
 * a picture into a page.
 */
export function readPage<Page extends Document | ShadowRoot, Key extends keyof Page>(
  page: Page,
  key: Key,
): Page[Key] {
  // The browser's own are on the prototypes; what elements are called is on the document itself.
  for (let type = Object.getPrototypeOf(page); type; type = Object.getPrototypeOf(type)) {
    const found = Object.getOwnPropertyDescriptor(type, key);
    if (found?.get) return found.get.call(page);
    if (typeof found?.value === 'function') return found.value.bind(page);
  }
  return page[key];
}
