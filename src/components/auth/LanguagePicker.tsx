import type { LanguageChoice, OfferedLanguage } from '../../contracts/shell';
import { authMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { FOCUS_RING } from '../ui/control-css';

// 16 px on touch: iOS zooms in on fields with smaller text.
const Root = styled('select')(
  layered(
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

/** The language picker of the authentication area (specification §2.1). */
export function LanguagePicker({ language }: { language: LanguageChoice }) {
  const t = useMessages(authMessages);
  const { current, offered, toCome = [], onChange } = language;
  const option = ({ tag, name }: OfferedLanguage) => (
    <option key={tag} value={tag} lang={tag}>
      {name}
    </option>
  );
  return (
    <Root
      aria-label={t('language')}
      data-slot="language-picker"
      value={current}
      onChange={(event) => onChange(event.target.value)}
    >
      {offered.map(option)}
      {toCome.length > 0 && (
        <optgroup label={t('languagesToCome')} disabled>
          {toCome.map(option)}
        </optgroup>
      )}
    </Root>
  );
}
