import { useCallback, useState } from 'react';
import { CodeField, type CodeFieldProps } from '../../components/ui/CodeField';
import { authTwoFactorMessages } from '../../messages/generated/en/auth';
import { MessagesProvider, useMessages } from '../../messages/messages';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { type EmbedLookOptions, useEmbedLook } from '../useEmbedLook';
import { LABELLED } from './code-field';

/** Properties of `<plinth-code-field>`. */
export interface CodeFieldProperties {
  /** The initial digits, restored on reset. @default none */
  value?: string | undefined;
  /** The name above the boxes. @default the text of the page's `<label>`, or `One-time code` */
  label?: string | undefined;
  /** Name of its value in the form's data. @default none */
  name?: string | undefined;
  /** How many digits, from 4 to 8. @default 6 */
  length?: string | undefined;
  /** Whether it is required. @default false */
  required?: boolean;
  /** Whether it is disabled. @default false */
  disabled?: boolean;
  /** BCP 47 tag of the language; its sentences are fetched. @default English */
  language?: string | undefined;
  /** `light`, `dark`, or `system`. @default the color-scheme of the page */
  colorScheme?: string | undefined;
}

interface CodeFieldViewProps
  extends Pick<CodeFieldProps, 'length' | 'isRequired' | 'isDisabled' | 'onChange'> {
  look: EmbedLookOptions;
  styleContainer: ShadowRoot;
  colorScheme: 'light' | 'dark' | 'system' | undefined;
  label: string | undefined;
  /** The value last set by the page. */
  value: string;
  /** Increases when the page sets the value; typed input is held here. */
  revision: number;
  /** Whether the page provides the label. */
  isLabelled: boolean;
  /** Whether the browser has reported an invalid value. */
  isWrong: boolean;
  /** Receives the input, and the message for an incomplete value. */
  onInput: (input: HTMLInputElement | null, incomplete: string) => void;
}

/** A one-time code in its theme and language. */
export function CodeFieldView({
  look: wanted,
  styleContainer,
  colorScheme,
  ...field
}: CodeFieldViewProps) {
  const look = useEmbedLook(wanted, ignore);
  if (look === null) return null;
  const { locale, dir, messages } = look;
  return (
    <ThemeProvider {...{ styleContainer, colorScheme, locale, dir }}>
      <MessagesProvider {...{ locale, messages }}>
        <Boxes {...field} />
      </MessagesProvider>
    </ThemeProvider>
  );
}

/** Falls back to English if a language cannot be loaded. */
const ignore = () => {};

function Boxes({
  label,
  isLabelled,
  isWrong,
  value,
  revision,
  onChange,
  onInput,
  ...field
}: Omit<CodeFieldViewProps, 'look' | 'styleContainer' | 'colorScheme'>) {
  const t = useMessages(authTwoFactorMessages);
  const incomplete = t('codeIncomplete');
  const [held, setHeld] = useState({ code: value, revision });
  if (held.revision !== revision) setHeld({ code: value, revision });
  const ref = useCallback(
    (input: HTMLInputElement | null) => onInput(input, incomplete),
    [onInput, incomplete],
  );
  return (
    <CodeField
      {...field}
      ref={ref}
      value={held.code}
      onChange={(code) => {
        setHeld({ code, revision });
        onChange?.(code);
      }}
      className={isLabelled ? LABELLED : undefined}
      label={label ?? t('code')}
      errorText={isWrong ? incomplete : ''}
    />
  );
}
