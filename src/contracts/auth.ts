import type { ReactNode } from 'react';
import type { EntryNotice, LoginNotice } from '../domain/auth/login-notice';
import type { Passkey } from '../domain/auth/passkey';
import type { RecoveryCodesLeft } from '../domain/auth/recovery-code';
import type { ExternalProvider } from '../domain/auth/session';
import type { Failure } from '../domain/failure';
import type { ForgotPasswordValues } from '../domain/forms/forgot-password';
import type { LoginValues } from '../domain/forms/login';
import type { ProfileValues } from '../domain/forms/profile';
import type { ResetPasswordValues } from '../domain/forms/reset-password';
import type { Reading } from '../domain/reading';
import type { LanguageChoice } from './shell';

/** What the form for e-mail and password shows and calls (specification §2.1, §5). */
export interface LoginFormProps {
  /** The initial e-mail, for example the one saved at the last sign-in. @default '' */
  defaultEmail?: string;
  /**
   * Autocomplete tokens of the e-mail field; with `username webauthn` browsers offer passkeys there
   * (contract §4.28). @default 'username'
   */
  emailAutoComplete?: string | undefined;
  /** Whether the sign-in is pending: the button keeps its width and ignores a second press. */
  isPending: boolean;
  /**
   * Why the last attempt failed; null for no failure. Without a server message it reads 'The login
   * details are incorrect' (specification §8).
   */
  failure: Failure | null;
  /**
   * Whether the details were accepted: a failure then means that loading the account failed, and
   * the button retries only that (contract §4.23). @default false
   */
  isAccepted?: boolean | undefined;
  /** Where the Forgot Password link leads. @default no link */
  forgotPasswordHref?: string | undefined;
  /**
   * Called instead of following that link in this tab, with the typed e-mail: pass it on in memory,
   * never in the address. @default the link is followed
   */
  onForgotPassword?: ((email: string) => void) | undefined;
  /** Called with validated values. The password is as typed, never trimmed. */
  onSubmit: (values: LoginValues) => void;

  /**
   * Why nobody can sign in here: every control is disabled, and the button shows the reason.
   * @default none
   */
  disabledReason?: string | undefined;
}

/**
 * What a sign-in page shows and calls (specification §2.1, §4, §8).
 *
 */
export interface LoginScreenProps extends AuthFrameProps {
  /** The form for e-mail and password: what `LoginForm` takes. */
  form: LoginFormProps;
  /**
   * A notice above the form before the first attempt, such as the reason for the redirect. @default
   * none
   */
  notice?: LoginNotice | null | undefined;
  /** The e-mail of the signed-in user, shown instead of the form. @default none */
  signedInAs?: string | undefined;
  /** Content above the form, such as another sign-in method. @default none */
  children?: ReactNode;
  /** Content below the form, such as `PasskeySignIn`. @default nothing */
  footer?: ReactNode;
}

/**
 * The full sign-in page, for redirects from providers, mails and impersonations (specification §4,
 * §8).
 */
export interface EntryLoginScreenProps
  extends Omit<LoginScreenProps, 'notice' | 'signedInAs' | 'children'> {
  /**
   * A notice above the form before the first attempt, such as the reason for the redirect. @default
   * none
   */
  notice?: EntryNotice | null | undefined;
  /** The sign-in with Google or Microsoft. @default none */
  external?: ExternalSignInState | undefined;
}

/** The sign-in with a provider, above the form (specification §2.1). */
export interface ExternalSignInState {
  /** The provider that is being opened; its button keeps its width meanwhile. @default none */
  pendingProvider?: ExternalProvider | null | undefined;
  /**
   * Why it failed. Without a server message it reads 'Unable to login. Please try again later or
   * contact support if the issue persists.' @default no failure
   */
  failure?: Failure | null | undefined;
  /** Called with the chosen provider. @default no buttons for Google and Microsoft */
  onChoose?: ((provider: ExternalProvider) => void) | undefined;
}

/** Why the browser created no passkey: the device already has one, or it failed. */
export type PasskeyRefusal = 'known' | 'failed';

/** What the list of one's own passkeys shows and calls (contract §4.28). */
export interface PasskeysSectionProps {
  /** The passkeys. */
  passkeys: Reading<readonly Passkey[]>;
  /** The present time, in milliseconds since 1970. */
  now: number;
  /** Whether this browser can use passkeys here. */
  isSupported: boolean;
  /** Whether a passkey is being added. */
  isAdding: boolean;
  /** Why the browser created none; null if it succeeded or the user cancelled. */
  addRefusal: PasskeyRefusal | null;
  /** Why the server rejected the passkey; null for no failure. */
  addFailure: Failure | null;
  /** Adds one. */
  onAdd: () => void;
  /** Opens the question for a new name. */
  onRename: (passkey: Passkey) => void;
  /** Opens the question before a removal. */
  onRemove: (passkey: Passkey) => void;
  /** The open question for a name. */
  naming: PasskeyQuestion<(name: string) => void> | null;
  /** The open question before a removal. */
  removal: PasskeyQuestion<() => void> | null;
}

/** A question about one passkey. */
export interface PasskeyQuestion<Confirm> {
  /** Whether it is open. */
  isOpen: boolean;
  /** The passkey that it is about. */
  passkey: Passkey;
  /** Whether the answer is being sent. */
  isPending: boolean;
  /** Why the last attempt failed; null for no failure. */
  failure: Failure | null;
  /** Sends the answer. */
  onConfirm: Confirm;
  /** Closes the dialog. */
  onClose: () => void;
}

/** Props of the sign-in by passkey (contract §4.28). */
export interface PasskeySignInProps {
  /** Whether this browser supports passkeys here; if not, nothing is rendered. */
  isSupported: boolean;
  /** Whether a passkey is being requested or verified. */
  isPending: boolean;
  /**
   * Why the last passkey was refused or could not be requested; null for no failure, or if the user
   * cancelled.
   */
  failure: Failure | null;
  /** Requests a passkey. */
  onSignIn: () => void;

  /** Why nobody can sign in here: the button is disabled and shows the reason. @default none */
  disabledReason?: string | undefined;
}

/** What the form of the first sign-in shows and calls (specification §2.1, §5). */
export interface ProfileCompletionFormProps {
  /** The user's e-mail; password managers store the new password under it. */
  email: string;
  /** Initial values; read once. @default all empty */
  defaultValues?: Partial<
    Pick<ProfileValues, 'firstname' | 'lastname' | 'displayName' | 'phoneNumber'>
  >;
  /** Whether a text equals the current password, if the caller can compare. @default never */
  isCurrentPassword?: (candidate: string) => boolean;
  /** Adds a field for the current password, for callers that cannot compare. @default false */
  isCurrentPasswordAsked?: boolean;
  /** The button whose action is pending; the other is blocked. @default none */
  pending?: 'submit' | 'skip' | undefined;
  /**
   * Why the details could not be saved; null for no failure. Without a server message it reads
   * 'Your details could not be saved. Please try again later.'
   */
  failure: Failure | null;
  /**
   * Why continuing without saving failed; it always reads 'Failed to login, please try to login
   * again' (specification §8). @default no failure
   */
  skipFailure?: Failure | null | undefined;
  /** Called with validated values. Passwords are as typed, never trimmed. */
  onSubmit: (values: ProfileValues) => void;
  /** Called to continue without saving. */
  onSkip: () => void;
}

/**
 * What the page of the first sign-in shows and calls (specification §2.1, §4, §8).
 *
 */
export interface ProfileCompletionScreenProps extends AuthFrameProps {
  /** `saved` once the server has the details: only loading the user is left. */
  status: 'editing' | 'saved';
  /**
   * The form: what `ProfileCompletionForm` takes. With the status `saved` its `failure` says why
   * loading the user failed, and its `pending` whether that is pending.
   */
  form: ProfileCompletionFormProps;
  /** Called to retry loading the user after the details are saved. */
  onGoOn: () => void;
  /** Link to the sign-in for another user. */
  signInHref: string;
  /** Called instead of following that link in this tab. @default the link is followed */
  onSignIn?: (() => void) | undefined;
}

/** What shows new recovery codes, once (contract §4.28). */
export interface RecoveryCodesDialogState {
  /** Whether it is open. */
  isOpen: boolean;
  /** Whether it asks first, because new codes invalidate existing ones. */
  isAsking: boolean;
  /** The new codes. Kept in memory only, and discarded on close. */
  codes: readonly string[] | null;
  /** Whether the codes are being created. */
  isPending: boolean;
  /** Why the codes could not be created; null for no failure. */
  failure: Failure | null;
  /** Creates the codes; also retries after a failure. */
  onConfirm: () => void;
  /** Copies a text. */
  copying: {
    /** Whether a text has just been copied. */
    isCopied: boolean;
    /** Whether the browser refused the copy. */
    isRefused: boolean;
    /** Copies a text. */
    onCopy: (text: string) => void;
  };
  /** Saves a text as a file of this name. */
  onSave: (name: string, text: string) => void;
  /** Prints the codes. */
  onPrint: () => void;
  /** Closes the dialog and discards the codes. */
  onClose: () => void;
}

/** What the section of the recovery codes shows and calls (contract §4.28). */
export interface RecoveryCodesSectionProps {
  /** The user's e-mail. */
  email: string;
  /** How many codes are left. */
  left: Reading<RecoveryCodesLeft>;
  /** Creates new codes; asks first if some exist. */
  onMake: () => void;
  /** The dialog with new codes; null until requested. */
  dialog: RecoveryCodesDialogState | null;
}

/**
 * What the page to ask for a reset link shows and calls (specification §2.1, §4, §5).
 *
 */
export interface ForgotPasswordScreenProps extends AuthFrameProps {
  /** The initial e-mail, as typed at the sign-in. @default '' */
  defaultEmail?: string | undefined;
  /** Whether the request is pending, including the second before it is sent. */
  isPending: boolean;
  /** Whether the last request succeeded. The page confirms it whether or not the e-mail exists. */
  isSent: boolean;
  /** Whether a link was requested before: the button then reads Resend. */
  isResend: boolean;
  /** Whole seconds until another link may be requested; 0 if one may. */
  secondsLeft: number;
  /**
   * Why the last request failed; null for no failure. Without a server message it reads 'The link
   * could not be sent. Please try again later.'
   */
  failure: Failure | null;
  /** Link to the sign-in. */
  signInHref: string;
  /** Called instead of following that link in this tab. @default the link is followed */
  onSignIn?: (() => void) | undefined;
  /** Called with validated values. */
  onSubmit: (values: ForgotPasswordValues) => void;
}

/** What the form of a new password shows and calls (specification §5). */
export interface ResetPasswordFormProps {
  /** The user's e-mail; password managers read it from a hidden field. */
  email: string;
  /** While the password is being set: the button keeps its width and ignores a second press. */
  isPending: boolean;
  /**
   * Why the last attempt failed; null for no failure. Without a server message it reads 'Your Link
   * Is Broken, Please Try Again' (specification §8).
   */
  failure: Failure | null;
  /** Called with validated values. The password is as typed, never trimmed. */
  onSubmit: (values: ResetPasswordValues) => void;
}

/**
 * What the page that a mailed link leads to shows and calls (specification §2.1, §4, §8).
 *
 */
export interface ResetPasswordScreenProps extends AuthFrameProps, ResetPasswordFormProps {
  /** `broken`: the link lacks its token or e-mail; `done`: the password is changed. */
  status: 'broken' | 'form' | 'done';
  /** Link to the sign-in. */
  signInHref: string;
  /** Link to the page that requests a new reset link. */
  forgotPasswordHref: string;
}

/**
 * The current step of the sign-in. Each step after the form provides the hook of its screen, which
 * runs only while the step is shown.
 */
export type SignInStep =
  /** A recent session is being checked. */
  | { readonly at: 'starting' }
  /** E-mail and password. */
  | { readonly at: 'form' }
  | {
      /** The second factor. */
      readonly at: 'code';
      /** What `TwoFactorScreen` takes. */
      readonly useScreen: () => TwoFactorScreenProps;
    }
  | {
      /** The names that are missing at a first sign-in. */
      readonly at: 'profile';
      /** What `ProfileCompletionScreen` takes. */
      readonly useScreen: () => ProfileCompletionScreenProps;
    }
  | {
      /** A forgotten password. */
      readonly at: 'forgot';
      /** What `ForgotPasswordScreen` takes. */
      readonly useScreen: () => ForgotPasswordScreenProps;
    }
  | {
      /** The user is signed in. */
      readonly at: 'signedIn';
      /** The signed-in user. */
      readonly email: string;
      /** Called by the button that signs out. */
      readonly onSignOut: () => void;
    };

/** Props of the complete sign-in (specification §2.1, §4, §8). */
export interface SignInScreenProps {
  /** The first step, for e-mail and password: what `LoginScreen` takes. */
  readonly login: LoginScreenProps;
  /** The current step. */
  readonly step: SignInStep;

  /** Content once somebody is signed in. @default their name and a button to sign out */
  children?: ReactNode;
}

/** What the six boxes of a one-time code show and call (specification §2.1, §5, contract §4.11). */
export interface TwoFactorFormProps {
  /** Whether a code is being verified: the button keeps its width, and no other code is sent. */
  isPending: boolean;
  /**
   * Why the last code was refused; null for no failure. When it appears the boxes are emptied and
   * the first one has the focus. Without a server message it reads 'credentials are incorrect'
   * (specification §8).
   */
  failure: Failure | null;
  /**
   * Whether the code was accepted: a failure then means that loading the account failed, and the
   * next attempt retries only that (contract §4.23). @default false
   */
  isAccepted?: boolean | undefined;
  /** Contact for users without a code, from the server (workday §9.9). @default '' for no text */
  help?: string | undefined;
  /**
   * Called with six digits: on a press of the button, or automatically after a paste; never on
   * typing.
   */
  onSubmit: (code: string) => void;
  /** Called by the back button. */
  onBack: () => void;

  /** Content above the button, such as `TrustDevice`. @default nothing */
  children?: ReactNode;
  /** Content between the button and the back button. @default none */
  footer?: ReactNode;
  /**
   * Whether it takes the focus on mount, for example when it replaces another form. @default false
   */
  autoFocus?: boolean | undefined;
}

/**
 * What the page of the second factor shows and calls (specification §2.1, §8).
 *
 */
export interface TwoFactorScreenProps extends AuthFrameProps {
  /** `missing` if the sign-in form passed no credentials: an alert with a link back is shown. */
  status: 'ready' | 'missing';
  /** The user who signs in. */
  email: string;
  /** Link to the sign-in form. */
  signInHref: string;
  /** The form for the code: what `TwoFactorForm` takes. */
  form: Omit<TwoFactorFormProps, 'children' | 'footer'>;
  /** Content above the button, such as `TrustDevice`. @default nothing */
  children?: ReactNode;
  /** Content below the button, such as `UseRecoveryCode`. @default nothing */
  footer?: ReactNode;
}

/** Targets of the links below every form. A link without a target is omitted. */
export interface AuthLinks {
  /** Where the terms are. @default no link */
  terms?: string;
  /** Where the plans are. @default no link */
  plans?: string;
  /** How to get in touch: a page, or a `mailto:` address. @default no link */
  contact?: string;
}

/** Optional parts of the frame around an authentication form. */
export interface AuthSurroundings {
  /** The provider's logo. @default the brand's name as a word mark */
  logo?: ReactNode;
  /** Terms, Plans and Contact Us. @default none */
  links?: AuthLinks;
  /** Content beside the form on a wide screen, such as `AuthPanel`. @default nothing */
  panel?: ReactNode;
  /** The languages to choose from. @default no picker */
  language?: LanguageChoice | undefined;
}

/**
 * The frame around every authentication form (specification §2.1). The screen hooks of the area
 * take it and pass it on.
 */
export interface AuthFrameProps {
  /** The provider's name, shown by the panel and the logo. */
  brandName: string;
  /** Optional parts of the frame. @default the name alone */
  frame?: AuthSurroundings | undefined;
}

/**
 * State of the return from an external provider: `loading` while its code is exchanged,
 * `redirecting` while the profile is read and after it, `failed` (specification §2.1, §4).
 */
export type ExternalLoginProgress =
  | { readonly status: 'loading' }
  | { readonly status: 'redirecting' }
  | {
      readonly status: 'failed';
      /**
       * Why. Without a server message it reads 'Unable to login. Please try again later or contact
       * support if the issue persists.' (specification §8)
       */
      readonly failure: Failure;
    };

/** Props of the page that a provider redirects to (specification §2.1, §4). */
export interface ExternalLoginScreenProps extends AuthFrameProps {
  /** The provider; null for an unknown one. */
  provider: ExternalProvider | null;
  /** Its status. */
  progress: ExternalLoginProgress;
  /** Target of the link back after a failure. */
  signInHref: string;
}
