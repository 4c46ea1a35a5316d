/** A mail that a real server would have sent. */
export interface Mail {
  readonly kind: 'passwordReset' | 'invitation';
  readonly to: string;
  /** The link in the mail. */
  readonly link: string;
  /** The one-time token inside the link. */
  readonly token: string;
  /** The first password of an invited user, '' otherwise. */
  readonly password: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}
