/** A mail that a real server would have sent. */
export interface Mail {
  readonly kind: 'passwordReset' | 'invitation';
  readonly to: string;
  /** Where the mail's link leads. */
  readonly link: string;
  /** The one-time token inside the link. */
  readonly token: string;
  /** First password of somebody invited, '' otherwise. */
  readonly password: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}
