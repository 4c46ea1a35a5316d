/** Props shared by date and month fields. */
export interface DateControlProps {
  /** The visible label. */
  label: string;
  /** Help text for the field. @default none */
  description?: string | undefined;
  /** Error message; '' or undefined if valid. Overrides the field's own error. @default none */
  errorText?: string | undefined;
  /** Name of the field when a form submits it. @default not submitted */
  name?: string | undefined;
  /** Id of the form, if the field is outside of it. @default the enclosing form */
  form?: string | undefined;
  /** Whether it is required; removes the clear button. @default false */
  isRequired?: boolean | undefined;
  /** Whether it is disabled, and therefore not submitted. @default false */
  isDisabled?: boolean | undefined;
  /**
   * Why it is disabled. It then stays focusable and shows the reason on focus and hover, and as its
   * description. @default none
   */
  disabledReason?: string | undefined;
  /** 28, 36 or 44 pixels high. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Called when the focus leaves the field and its popover. */
  onBlur?: (() => void) | undefined;
  /** A class on the field's root. @default none */
  className?: string | undefined;
}
