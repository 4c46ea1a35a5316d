/**
 * Provides the nonce to code that creates its own style elements; react-aria looks for it here.
 * `itemProp` keeps React from moving the element to the head, and the browser hides the nonce from
 * the markup.
 */
export function NonceMark({ nonce }: { nonce: string | undefined }) {
  return nonce ? (
    <meta itemProp="nonce" property="csp-nonce" nonce={nonce} suppressHydrationWarning />
  ) : null;
}
