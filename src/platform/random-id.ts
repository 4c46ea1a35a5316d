/** A random id. `randomUUID` exists on secure pages only. */
export function createRandomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
