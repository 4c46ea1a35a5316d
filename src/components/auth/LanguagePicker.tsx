import { authMessages } from '../../messages/en/auth';
import { useMessages } from '../../messages/messages';
import { styled } from '../../theme/styled';
import { FOCUS_RING } from '../ui/control-css';

/** Languages by their own names. Only the first is there; the others say so in the list. */
const ENGLISH = { tag: 'en', name: 'English' };
const TO_COME = [
  { tag: 'de', name: 'Deutsch' },
  { tag: 'es', name: 'Español' },
  { tag: 'fr', name: 'Français' },
];

const Root = /* @__PURE__ */ styled(
  'select',
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
    /* Below 16 px iOS zooms the page into the field. */
    font-size: 16px;
  }
  `,
);

/** The language picker of the authentication area: only English is active (specification §2.1). */
export function LanguagePicker() {
  const t = useMessages(authMessages);
  return (
    <Root aria-label={t('language')} data-slot="language-picker" defaultValue={ENGLISH.tag}>
      <option value={ENGLISH.tag} lang={ENGLISH.tag}>
        {ENGLISH.name}
      </option>
      <optgroup label={t('languagesToCome')}>
        {TO_COME.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag} disabled>
            {name}
          </option>
        ))}
      </optgroup>
    </Root>
  );
}
