/** A random id, also on insecure pages, which have no `randomUUID`. */
export function createRandomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
