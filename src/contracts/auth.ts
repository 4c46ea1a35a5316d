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
  /** The e-mail to start with, for example the one saved at the last sign-in. @default '' */
  defaultEmail?: string;
  /**
   * What the field of the e-mail says to browsers; `username webauthn` lets them offer passkeys there
   * (contract §4.28). @default 'username'
   */
  emailAutoComplete?: string | undefined;
  /** While the sign-in runs: the button keeps its width and ignores a second press. */
  isPending: boolean;
  /**
   * Why the last try failed; null for no failure. Without a sentence of the server it reads 'The
   * login details are incorrect' (specification §8).
   */
  failure: Failure | null;
  /**
   * Whether the details were accepted: a failure is then one of loading the account, and pressing
   * the button again does just that (contract §4.23). @default false
   */
  isAccepted?: boolean | undefined;
  /** Where the Forgot Password link leads. @default no link */
  forgotPasswordHref?: string | undefined;
  /**
   * Called instead of following that link in this tab, with what was typed as e-mail: hand it on in
   * memory, never in the address. @default the link is followed
   */
  onForgotPassword?: ((email: string) => void) | undefined;
  /** Called with checked values. The password is as typed, never trimmed. */
  onSubmit: (values: LoginValues) => void;

  /** Why nobody can sign in here: every control is disabled, the button says so. @default none */
  disabledReason?: string | undefined;
}

/**
 * What a sign-in page shows and calls (specification §2.1, §4, §8).
 *
 */
export interface LoginScreenProps extends AuthFrameProps, LoginFormProps {
  /** What to say before anything was tried, such as why they are here. @default nothing */
  notice?: LoginNotice | null | undefined;
  /** The e-mail of the user who is signed in: it stands in place of the form. @default nobody is */
  signedInAs?: string | undefined;
  /** What stands over the form, such as another way in. @default nothing */
  children?: ReactNode;
  /** What stands under the form, such as `PasskeySignIn`. @default nothing */
  footer?: ReactNode;
}

/**
 * What a sign-in page shows that providers, mails and impersonations lead to (specification §4, §8).
 *
 */
export interface EntryLoginScreenProps
  extends Omit<LoginScreenProps, 'notice' | 'signedInAs' | 'children'> {
  /** What to say before anything was tried, such as why they are here. @default nothing */
  notice?: EntryNotice | null | undefined;
  /** The provider that is about to be opened; its button keeps its width meanwhile. @default none */
  pendingProvider?: ExternalProvider | null | undefined;
  /** Called with the external provider to go to. @default no buttons for Google and Microsoft */
  onExternal?: ((provider: ExternalProvider) => void) | undefined;
  /**
   * Why a sign-in with a provider failed. Without a sentence of the server it reads 'Unable to
   * login. Please try again later or contact support if the issue persists.' @default it did not
   */
  externalFailure?: Failure | null | undefined;
}

/** Why a browser made no passkey: the device has one already, or it could not. */
export type PasskeyRefusal = 'known' | 'failed';

/** What the list of one's own passkeys shows and calls (contract §4.28). */
export interface PasskeysSectionProps {
  /** The passkeys. */
  passkeys: Reading<readonly Passkey[]>;
  /** The present time, in milliseconds since 1970. */
  now: number;
  /** Whether this browser can use passkeys here. */
  isSupported: boolean;
  /** Whether one is being added. */
  isAdding: boolean;
  /** Why the browser made none; null when it did, or when its dialog was closed. */
  addRefusal: PasskeyRefusal | null;
  /** Why the server took none; null when that did not fail. */
  addFailure: Failure | null;
  /** Adds one. */
  onAdd: () => void;
  /** Asks for another name. */
  onRename: (passkey: Passkey) => void;
  /** Asks whether to remove one. */
  onRemove: (passkey: Passkey) => void;
  /** The question for a name, once it was asked. */
  naming: PasskeyQuestion<(name: string) => void> | null;
  /** The question whether to remove one, once it was asked. */
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
  /** Why the last try failed; null when it did not. */
  failure: Failure | null;
  /** Sends the answer. */
  onConfirm: Confirm;
  /** Closes it. */
  onClose: () => void;
}

/** What the way in by a passkey shows and calls (contract §4.28). */
export interface PasskeySignInProps {
  /** Whether this browser can use passkeys here: without it there is nothing to see. */
  isSupported: boolean;
  /** Whether a passkey is asked for or checked. */
  isPending: boolean;
  /**
   * Why the last one was refused, or could not be asked for; null when it was not, or when the
   * browser's dialog was closed.
   */
  failure: Failure | null;
  /** Asks for a passkey. */
  onSignIn: () => void;

  /** Why nobody can sign in here; the button is disabled and says so. @default none */
  disabledReason?: string | undefined;
}

/** What the form of the first sign-in shows and calls (specification §2.1, §5). */
export interface ProfileCompletionFormProps {
  /** Whose profile it is; password managers keep the new password under it. */
  email: string;
  /** What is known already. They are read once. @default all empty */
  defaultValues?: Partial<
    Pick<ProfileValues, 'firstname' | 'lastname' | 'displayName' | 'phoneNumber'>
  >;
  /** Whether a text is the present password, as far as the caller knows it. @default never */
  isCurrentPassword?: (candidate: string) => boolean;
  /** Asks for the present password, where the caller does not know it. @default false */
  isCurrentPasswordAsked?: boolean;
  /** Which button's work runs: it keeps its width, and the other one waits. @default none */
  pending?: 'submit' | 'skip' | undefined;
  /**
   * Why the details could not be saved; null for no failure. Without a sentence of the server it
   * reads 'Your details could not be saved. Please try again later.'
   */
  failure: Failure | null;
  /**
   * Why going on without saving failed; it always reads 'Failed to login, please try to login again'
   * (specification §8). @default it did not
   */
  skipFailure?: Failure | null | undefined;
  /** Called with checked values. Passwords are as typed, never trimmed. */
  onSubmit: (values: ProfileValues) => void;
  /** Called to go on without saving anything. */
  onSkip: () => void;
}

/**
 * What the page of the first sign-in shows and calls (specification §2.1, §4, §8).
 *
 */
export interface ProfileCompletionScreenProps extends AuthFrameProps, ProfileCompletionFormProps {
  /** `saved` once the details are on the server: what is left is to go on. */
  status: 'editing' | 'saved';
  /**
   * Why the details could not be saved or, with the status `saved`, why going on failed; null for no
   * failure.
   */
  failure: Failure | null;
  /** Called to go on when the details are saved and loading the user has failed. */
  onGoOn: () => void;
  /** Where another user can sign in. */
  signInHref: string;
  /** Called instead of following that link in this tab. @default the link is followed */
  onSignIn?: (() => void) | undefined;
}

/** What shows new recovery codes, once (contract §4.28). */
export interface RecoveryCodesDialogState {
  /** Whether it is open. */
  isOpen: boolean;
  /** Whether it asks first: there are codes that the new ones would make void. */
  isAsking: boolean;
  /** The codes, once they are made. They are in memory only, and gone when it is closed. */
  codes: readonly string[] | null;
  /** Whether they are being made. */
  isPending: boolean;
  /** Why they could not be made; null when that did not fail. */
  failure: Failure | null;
  /** Makes them, also after a failure. */
  onConfirm: () => void;
  /** Copies a text. */
  copying: {
    /** Whether a text was copied a moment ago. */
    isCopied: boolean;
    /** Whether the browser refused to copy. */
    isRefused: boolean;
    /** Copies a text. */
    onCopy: (text: string) => void;
  };
  /** Saves a text as a file of this name. */
  onSave: (name: string, text: string) => void;
  /** Prints the codes. */
  onPrint: () => void;
  /** Closes it and forgets the codes. */
  onClose: () => void;
}

/** What the section of the recovery codes shows and calls (contract §4.28). */
export interface RecoveryCodesSectionProps {
  /** Whose codes they are. */
  email: string;
  /** How many are left. */
  left: Reading<RecoveryCodesLeft>;
  /** Makes new ones; asks first where there are some. */
  onMake: () => void;
  /** What shows new ones; null as long as none were asked for. */
  dialog: RecoveryCodesDialogState | null;
}

/**
 * What the page to ask for a reset link shows and calls (specification §2.1, §4, §5).
 *
 */
export interface ForgotPasswordScreenProps extends AuthFrameProps {
  /** The e-mail to start with: what was typed at the sign-in. @default '' */
  defaultEmail?: string | undefined;
  /** While the request is under way, the second before it goes out included. */
  isPending: boolean;
  /** Whether the last request was answered well. The page then says so, whatever the e-mail. */
  isSent: boolean;
  /** Whether a link was asked for before: the button then reads Resend. */
  isResend: boolean;
  /** Whole seconds until another link may be asked for; 0 when one may. */
  secondsLeft: number;
  /**
   * Why the last request failed; null for no failure. Without a sentence of the server it reads 'The
   * link could not be sent. Please try again later.'
   */
  failure: Failure | null;
  /** Where the sign-in is. */
  signInHref: string;
  /** Called instead of following that link in this tab. @default the link is followed */
  onSignIn?: (() => void) | undefined;
  /** Called with checked values. */
  onSubmit: (values: ForgotPasswordValues) => void;
}

/** What the form of a new password shows and calls (specification §5). */
export interface ResetPasswordFormProps {
  /** Whose password it is: password managers read it from a hidden field. */
  email: string;
  /** While the password is being set: the button keeps its width and ignores a second press. */
  isPending: boolean;
  /**
   * Why the last try failed; null for no failure. Without a sentence of the server it reads 'Your
   * Link Is Broken, Please Try Again' (specification §8).
   */
  failure: Failure | null;
  /** Called with checked values. The password is as typed, never trimmed. */
  onSubmit: (values: ResetPasswordValues) => void;
}

/**
 * What the page that a mailed link leads to shows and calls (specification §2.1, §4, §8).
 *
 */
export interface ResetPasswordScreenProps extends AuthFrameProps, ResetPasswordFormProps {
  /** `broken`: the link lacks its token or e-mail; `done`: the password is changed. */
  status: 'broken' | 'form' | 'done';
  /** Where the sign-in is. */
  signInHref: string;
  /** Where another link can be asked for. */
  forgotPasswordHref: string;
}

/**
 * Where somebody is on the way in. A step other than the form brings the hook of its own screen,
 * which runs only while that step is shown.
 *
 */
export type SignInStep =
  /** A session is being looked for that was there lately. */
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
      /** Somebody is signed in. */
      readonly at: 'signedIn';
      /** Who is signed in. */
      readonly email: string;
      /** Called by the button that signs out. */
      readonly onSignOut: () => void;
    };

/**
 * What the whole way in shows and calls (specification §2.1, §4, §8).
 *
 */
export interface SignInScreenProps {
  /** The form for e-mail and password. */
  readonly form: LoginScreenProps;
  /** Where somebody is on the way in. */
  readonly step: SignInStep;

  /** What stands here once somebody is signed in. @default who it is, and a button to sign out */
  children?: ReactNode;
}

/** What the six boxes of a one-time code show and call (specification §2.1, §5, contract §4.11). */
export interface TwoFactorFormProps {
  /** While a code is checked: the button keeps its width, and nothing more is sent. */
  isPending: boolean;
  /**
   * Why the last code was refused; null for no failure. When it appears the boxes are emptied and the
   * first one has the focus. Without a sentence of the server it reads 'credentials are incorrect'
   * (specification §8).
   */
  failure: Failure | null;
  /**
   * Whether the code was accepted: a failure is then one of loading the account, and the next try
   * does just that (contract §4.23). @default false
   */
  isAccepted?: boolean | undefined;
  /** Who helps without a code, as the server says it (workday §9.9). @default '' nothing is said */
  help?: string | undefined;
  /** Called with six digits: by the button, or by itself after a paste of six; never by typing. */
  onSubmit: (code: string) => void;
  /** Called by the back button. */
  onBack: () => void;

  /** What stands over the button, such as `TrustDevice`. @default nothing */
  children?: ReactNode;
  /** What stands under the button, over the one that leads back. @default nothing */
  footer?: ReactNode;
  /** Whether it takes the focus when it appears, as in place of another form. @default false */
  autoFocus?: boolean | undefined;
}

/**
 * What the page of the second factor shows and calls (specification §2.1, §8).
 *
 */
export interface TwoFactorScreenProps extends AuthFrameProps, TwoFactorFormProps {
  /** `missing` when the sign-in form handed nothing over: an alert with a way back shows. */
  status: 'ready' | 'missing';
  /** Who signs in. */
  email: string;
  /** Where the sign-in form is. */
  signInHref: string;

  /** What stands over the button, such as `TrustDevice`. @default nothing */
  children?: ReactNode;
  /** What stands under the button, such as `UseRecoveryCode`. @default nothing */
  footer?: ReactNode;
  /** Whether it takes the focus when it appears, as in place of another form. @default false */
  autoFocus?: boolean | undefined;
}

/** Where the links under every form lead. A link without an address is left out. */
export interface AuthLinks {
  /** Where the terms are. @default no link */
  terms?: string;
  /** Where the plans are. @default no link */
  plans?: string;
  /** How to get in touch: a page, or a `mailto:` address. @default no link */
  contact?: string;
}

/** What else stands around a form of the authentication area. */
export interface AuthSurroundings {
  /** The provider's logo. @default the brand's name as a word mark */
  logo?: ReactNode;
  /** Terms, Plans and Contact Us. @default none */
  links?: AuthLinks;
  /** What stands beside the form on a wide screen, such as `AuthPanel`. @default nothing */
  panel?: ReactNode;
  /** The languages to choose from. @default no picker */
  language?: LanguageChoice | undefined;
}

/**
 * What stands around every form of the authentication area (specification §2.1). The screen hooks of
 * the area take it and hand it on.
 *
 */
export interface AuthFrameProps {
  /** The provider's name, as the panel and the logo say it. */
  brandName: string;
  /** What else stands there. @default the name alone */
  frame?: AuthSurroundings | undefined;
}

/**
 * How the return from an external provider stands: `loading` while its code is exchanged,
 * `redirecting` while the profile is read and after it, `failed` (specification §2.1, §4).
 */
export type ExternalLoginProgress =
  | { readonly status: 'loading' }
  | { readonly status: 'redirecting' }
  | {
      readonly status: 'failed';
      /**
       * Why. Without a sentence of the server it reads 'Unable to login. Please try again later or
       * contact support if the issue persists.' (specification §8)
       */
      readonly failure: Failure;
    };

/**
 * What the page shows that a provider sends a browser back to (specification §2.1, §4).
 *
 */
export interface ExternalLoginScreenProps extends AuthFrameProps {
  /** Whom the user comes back from; null for one that is not known. */
  provider: ExternalProvider | null;
  /** How it stands. */
  progress: ExternalLoginProgress;
  /** Where the link back leads after a failure. */
  signInHref: string;
}
