/** Whether the user asked their browser to fetch no more than it must; false where it does not say. */
export function savesData(): boolean {
  if (typeof navigator === 'undefined') return false;
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
