/** A mail that a real server would have sent. */
export interface Mail {
  /** What it was sent for. */
  readonly kind:
    | 'passwordReset'
    | 'invitation'
    /** Their second factor was taken away (workday §2). */
    | 'secondFactorReset'
    /** Their account was switched off, or on again (workday §2). */
    | 'accountOff'
    | 'accountOn';
  /** The e-mail that it goes to. */
  readonly to: string;
  /** The link in the mail; '' for none. */
  readonly link: string;
  /** The one-time token inside the link; '' for none. */
  readonly token: string;
  /** The first password of an invited user, '' otherwise. */
  readonly password: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}
