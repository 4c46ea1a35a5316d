import { useId } from 'react';
import type { ShortcutsDialogProps } from '../../contracts/palette';
import { paletteShortcutsMessages } from '../../messages/generated/en/palette';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Keys } from '../ui/Keys';
import { Modal } from '../ui/Modal';
import { Switch } from '../ui/Switch';

const Groups = styled('div')(
  layered(`
  columns: 2 240px;
  column-gap: var(--plinth-space-8);
  margin-block-start: var(--plinth-space-4);
  & > section { break-inside: avoid; padding-block-end: var(--plinth-space-4); }
  & h3 {
    margin: 0 0 var(--plinth-space-1);
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-xs);
    font-weight: 550;
    line-height: 20px;
  }
  & dl { margin: 0; }
  & dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--plinth-space-3);
    min-block-size: 32px;
  }
  & dd { margin: 0; order: 1; }
  `),
);

/**
 * All keyboard shortcuts of the page, and a switch to turn them off (WCAG 2.1.4): single letters
 * can be triggered by speech input or by accident.
 *
 * @example
 * ```tsx
 * function Help() {
 *   const [isOn, onToggle] = useShortcutSetting();
 *   const groups = [{ title: 'Go to', shortcuts: [{ keys: 'g r', label: 'Roles' }] }];
 *   const onClose = () => setOpen(false);
 *   return <ShortcutsDialog {...{ isOpen, onClose, groups, isOn, onToggle }} />;
 * }
 * ```
 */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const { isOpen, onClose, groups, isOn, onToggle, isApple = false, className } = props;
  const t = useMessages(paletteShortcutsMessages);
  const id = useId();
  return (
    <Modal
      title={t('shortcutsTitle')}
      isOpen={isOpen}
      onClose={onClose}
      isDismissable
      size="lg"
      className={className}
    >
      <Switch label={t('use')} description={t('useText')} isSelected={isOn} onChange={onToggle} />
      <Groups data-slot="shortcuts">
        {groups.map(({ title, shortcuts }, at) => (
          <section key={title} aria-labelledby={`${id}-${at}`}>
            <h3 id={`${id}-${at}`}>{title}</h3>
            <dl>
              {shortcuts.map(({ keys, label }) => (
                <div key={keys}>
                  <dt>{label}</dt>
                  <dd>
                    <Keys keys={keys} isApple={isApple} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Groups>
    </Modal>
  );
}
