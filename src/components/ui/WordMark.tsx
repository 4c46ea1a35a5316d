import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Logo, type LogoProps } from './Logo';

export interface WordMarkProps extends Pick<LogoProps, 'colorScheme'> {
  /** The provider's name. */
  name: string;
  /** Images of the logo mark. @default the first letter of the name, in the brand's colour */
  mark?: { readonly light: string; readonly dark?: string | undefined } | undefined;
}

const Root = styled('span')(
  layered(`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-inline-size: 0;
  max-inline-size: 100%;
  vertical-align: middle;
  /* The name does not move while the image loads. */
  & > [data-slot='logo'] { min-inline-size: 28px; }
  & > bdi { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; }
  & > [data-initial] {
    box-sizing: border-box;
    flex: none;
    display: inline-grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: var(--plinth-radius-control);
    background: var(--plinth-brand);
    color: var(--plinth-on-brand);
    font-size: 15px;
    font-weight: 700;
    line-height: 1;
    letter-spacing: 0;
  }
  & > [data-initial]::before { content: attr(data-initial); }
  @media (forced-colors: active) { & > [data-initial] { border: 1px solid CanvasText; } }
  `),
);

/** A provider's logo mark with its name, for providers without a combined logo (§2.4). */
export function WordMark({ name, mark, colorScheme }: WordMarkProps) {
  const [first = ''] = name.trim();
  return (
    <Root data-slot="word-mark">
      {mark ? (
        <Logo {...mark} alt="" colorScheme={colorScheme} />
      ) : (
        <span aria-hidden data-initial={first.toLocaleUpperCase()} />
      )}
      <bdi>{name}</bdi>
    </Root>
  );
}
