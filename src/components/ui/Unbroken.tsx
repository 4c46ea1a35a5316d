import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

/** A number with hyphens, such as "2026-00062" and "R-2026-08-0137". */
const NUMBER = /((?:\p{L}+-)?\d+(?:-\d+)+)/u;

const Whole = styled('span')(layered('white-space: nowrap;'));

/** A text in its own direction, whose numbers are not broken at their hyphens. */
export function Unbroken({ children }: { children: string }) {
  const parts = children.split(NUMBER);
  if (parts.length === 1) return <bdi>{children}</bdi>;
  return (
    <bdi>
      {parts.map((part, at) => {
        const Root = at % 2 === 1 ? Whole : 'span';
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are not reordered
        return part && <Root key={at}>{part}</Root>;
      })}
    </bdi>
  );
}
