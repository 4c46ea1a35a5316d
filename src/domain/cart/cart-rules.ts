/** Whether a text is a valid start of a tenant domain (wire §3.1). */
export function isDomainPrefix(text: string): boolean {
  return /^[a-z0-9]{3,27}$/.test(text);
}
