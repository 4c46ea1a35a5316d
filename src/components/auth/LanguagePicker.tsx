import type { LanguageChoice, OfferedLanguage } from '../../domain/shell/language-choice';
import { authMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { FOCUS_RING } from '../ui/control-css';

/** Languages by their own names. Only the first is there; the others say so in the list. */
const ENGLISH = [{ tag: 'en', name: 'English' }];
const TO_COME = [
  { tag: 'de', name: 'Deutsch' },
  { tag: 'es', name: 'Español' },
  { tag: 'fr', name: 'Français' },
];

// On touch the font has 16 px: below, iOS zooms the page into the field.
const Root = /* @__PURE__ */ styled('select')(
  /* @__PURE__ */ layered(
    () => `
  font: inherit;
  box-sizing: border-box;
  max-inline-size: 100%;
  field-sizing: content;
  min-block-size: var(--plinth-control-sm);
  padding-inline: 6px;
  border: 1px solid transparent;
  border-radius: var(--plinth-radius-sm);
  background: var(--plinth-surface);
  color: var(--plinth-text-muted);
  cursor: pointer;
  &:hover {
    border-color: var(--plinth-border);
    color: var(--plinth-text);
  }
  &:focus-visible { ${FOCUS_RING} }
  @media (pointer: coarse) {
    min-block-size: var(--plinth-control-touch);
    font-size: 16px;
  }
  `,
  ),
);

/**
 * The language picker of the authentication area: only English is active (specification §2.1), as
 * long as nobody offers others.
 */
export function LanguagePicker({ language }: { language?: LanguageChoice | undefined }) {
  const t = useMessages(authMessages);
  const option = ({ tag, name }: OfferedLanguage) => (
    <option key={tag} value={tag} lang={tag}>
      {name}
    </option>
  );
  return (
    <Root
      aria-label={t('language')}
      data-slot="language-picker"
      value={language?.current}
      onChange={(event) => language?.onChange(event.target.value)}
    >
      {(language?.offered ?? ENGLISH).map(option)}
      {!language && (
        <optgroup label={t('languagesToCome')} disabled>
          {TO_COME.map(option)}
        </optgroup>
      )}
    </Root>
  );
}
