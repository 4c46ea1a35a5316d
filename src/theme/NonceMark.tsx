/**
 * Hands the nonce to what writes style elements of its own: react-aria looks for it here. The item
 * keeps React from taking the element to the head, and the browser hides the nonce from the markup.
 */
export function NonceMark({ nonce }: { nonce: string | undefined }) {
  return nonce ? (
    <meta itemProp="nonce" property="csp-nonce" nonce={nonce} suppressHydrationWarning />
  ) : null;
}
