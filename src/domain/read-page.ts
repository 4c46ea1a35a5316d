/**
 * Reads a property or a bound method of a document, safe against DOM clobbering: `<img
 * name="defaultView">`, which any user who can insert a picture can write, would hide the property.
 */
export function readPage<Page extends Document | ShadowRoot, Key extends keyof Page>(
  page: Page,
  key: Key,
): Page[Key] {
  // Native properties are on the prototypes; named elements are on the document itself.
  for (let type = Object.getPrototypeOf(page); type; type = Object.getPrototypeOf(type)) {
    const found = Object.getOwnPropertyDescriptor(type, key);
    if (found?.get) return found.get.call(page);
    if (typeof found?.value === 'function') return found.value.bind(page);
  }
  return page[key];
}
