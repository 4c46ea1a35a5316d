/** What a field of a date and one of a month have in common. */
export interface DateControlProps {
  /** The name of the field, always visible. */
  label: string;
  /** A sentence that helps to fill it in. @default none */
  description?: string | undefined;
  /** What is wrong with the value; '' or nothing when all is well. Goes before a reason of ours. @default none */
  errorText?: string | undefined;
  /** The name under which a form sends it. @default it is not sent */
  name?: string | undefined;
  /** Id of the form it belongs to, where it is not inside of it. @default the form around it */
  form?: string | undefined;
  /** Says that it must be filled in, and takes the way to clear it away. @default false */
  isRequired?: boolean | undefined;
  /** It cannot be changed, and is not sent. @default false */
  isDisabled?: boolean | undefined;
  /**
   * Why it is disabled. It then can still be reached, and shows the reason on focus and hover; it is
   * its description too. @default none
   */
  disabledReason?: string | undefined;
  /** 28, 36 or 44 pixels high. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Called when the focus leaves it and what it has opened. */
  onBlur?: (() => void) | undefined;
  /** A class of yours for the field's frame. @default none */
  className?: string | undefined;
}
