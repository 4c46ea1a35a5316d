import { rolesMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { AddIcon } from '../ui/icons';
import { useDisabledReason } from '../ui/useDisabledReason';
import type { Refused } from '../ui/useRefusal';

const Root = styled('button')(
  layered(`
  appearance: none;
  box-sizing: border-box;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--plinth-space-1);
  inline-size: 100%;
  min-block-size: 128px;
  margin: 0;
  padding: var(--plinth-space-5);
  border: 1px dashed var(--plinth-border-strong);
  border-radius: var(--plinth-radius-lg);
  background: transparent;
  color: var(--plinth-text);
  font: inherit;
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color var(--plinth-duration-fast) var(--plinth-ease), border-color var(--plinth-duration-fast) var(--plinth-ease);
  &:hover { background: var(--plinth-surface); border-color: var(--plinth-brand); }
  &:active { background: var(--plinth-surface-pressed); }
  &:focus-visible { outline: var(--plinth-focus-width) solid var(--plinth-focus-ring); outline-offset: var(--plinth-focus-offset); }
  & > span:first-of-type {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    margin-block-end: var(--plinth-space-2);
    border-radius: 50%;
    background: var(--plinth-brand-soft);
    color: var(--plinth-brand-text);
  }
  &[aria-disabled] { cursor: default; opacity: 0.6; }
  & svg { inline-size: 20px; block-size: 20px; }
  & > strong { font-weight: 600; }
  & > span:last-of-type { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); text-wrap: balance; }
  @media (prefers-reduced-motion: reduce) { transition: none; }
  `),
);

/** The card that begins a new role (specification §2.6). */
export function CreateRoleCard({
  onPress,
  disabledReason,
  onWhy,
}: {
  onPress: () => void;
} & Refused) {
  const t = useMessages(rolesMessages);
  const why = useDisabledReason(disabledReason, {});
  return (
    <>
      <Root
        type="button"
        data-slot="create-role-card"
        aria-disabled={disabledReason ? true : undefined}
        aria-describedby={why.id}
        {...why.listeners}
        onClick={(event) => {
          if (!disabledReason) onPress();
          else if (onWhy) onWhy();
          else why.show(event.currentTarget);
        }}
      >
        <span aria-hidden>
          <AddIcon />
        </span>
        <strong>{t('createNewRole')}</strong>
        <span>{t('createNewRoleText')}</span>
      </Root>
      {why.element}
    </>
  );
}
