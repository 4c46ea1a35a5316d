export interface PasskeyRecord {
  /** Credential id from the authenticator. */
  readonly id: string;
  readonly accountId: string;
  name: string;
  /** SubjectPublicKeyInfo, base64url. */
  readonly publicKey: string;
  /** COSE algorithm: -7 or -257. */
  readonly algorithm: number;
  /** The authenticator's signature counter; 0 if unsupported. */
  signCount: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Milliseconds since 1970; null for never. */
  lastUsedAt: number | null;
}
