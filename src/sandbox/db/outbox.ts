/** A mail that a real server would send. */
export interface Mail {
  /** Purpose of the mail. */
  readonly kind:
    | 'passwordReset'
    | 'invitation'
    /** The recipient's second factor was removed (workday §2). */
    | 'secondFactorReset'
    /** The recipient's account was deactivated or activated (workday §2). */
    | 'accountOff'
    | 'accountOn';
  /** E-mail address of the recipient. */
  readonly to: string;
  /** The link in the mail; '' if none. */
  readonly link: string;
  /** The one-time token in the link; '' if none. */
  readonly token: string;
  /** Initial password of an invited user; '' otherwise. */
  readonly password: string;
  /** Time of sending, in milliseconds since 1970. */
  readonly sentAt: number;
}
