/** A mail that a real server would have sent. */
export interface Mail {
  /** What it was sent for. */
  readonly kind: 'passwordReset' | 'invitation';
  /** The e-mail that it goes to. */
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
