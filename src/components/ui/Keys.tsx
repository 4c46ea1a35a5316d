import { keyNames } from '../../domain/shortcut';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

/** Props of {@link Keys}. */
export interface KeysProps {
  /** The keys, as `Shortcut` has them. */
  keys: string;
  /** Whether they are those of a Mac. @default false */
  isApple?: boolean | undefined;
  /** Hides them from screen readers, where `aria-keyshortcuts` says them. @default false */
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

/** The keys of a shortcut, each as a key. */
export function Keys({ keys, isApple = false, ...root }: KeysProps) {
  return (
    <Root data-slot="keys" {...root}>
      {keyNames(keys, isApple).map((name, at) => (
        // The same key may come twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: keys have an order and nothing else.
        <kbd key={at}>{name}</kbd>
      ))}
    </Root>
  );
}
