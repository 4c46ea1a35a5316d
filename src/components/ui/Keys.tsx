import { keyNames } from '../../domain/shortcut';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

export interface KeysProps {
  /** The keys in `Shortcut` notation. */
  keys: string;
  /** Whether to show Mac keys. @default false */
  isApple?: boolean | undefined;
  /** Hides them from screen readers, if `aria-keyshortcuts` is set elsewhere. @default false */
  'aria-hidden'?: boolean | undefined;
}

const Root = styled('span')(
  layered(`
  display: inline-flex;
  flex: none;
  gap: 3px;
  direction: ltr;
  & > kbd {
    box-sizing: border-box;
    min-inline-size: 20px;
    padding: 0 5px;
    border: 1px solid var(--plinth-border);
    border-radius: calc(var(--plinth-radius-sm) - 2px);
    background: var(--plinth-surface-sunken);
    color: var(--plinth-text-muted);
    font-family: inherit;
    font-size: 11px;
    font-weight: 500;
    line-height: 18px;
    text-align: center;
  }
  `),
);

/** The keys of a shortcut, each as a keycap. */
export function Keys({ keys, isApple = false, ...root }: KeysProps) {
  return (
    <Root data-slot="keys" {...root}>
      {keyNames(keys, isApple).map((name, at) => (
        // A key may repeat.
        // biome-ignore lint/suspicious/noArrayIndexKey: keys are identified by position.
        <kbd key={at}>{name}</kbd>
      ))}
    </Root>
  );
}
