/** A passkey. */
export interface PasskeyRecord {
  /** What the authenticator calls it. */
  readonly id: string;
  readonly accountId: string;
  name: string;
  /** SubjectPublicKeyInfo, base64url. */
  readonly publicKey: string;
  /** A number of COSE: -7 or -257. */
  readonly algorithm: number;
  /** How often it has signed, as it says itself; 0 where it does not count. */
  signCount: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Milliseconds since 1970; null for never. */
  lastUsedAt: number | null;
}
