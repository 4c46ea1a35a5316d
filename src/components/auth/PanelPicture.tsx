import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Skeleton } from '../ui/Skeleton';

/** Made-up names and numbers, the same in every language. */
const PEOPLE = [
  ['Maren Okafor', 'Admin', 'brand'],
  ['Jonas Lindqvist', '58', 'success'],
  ['Amira Haddad', '24', 'info'],
  ['Teo Marchetti', '3', 'warning'],
] as const;

/** Bar heights by month, in percent. */
const MONTHS = [34, 46, 41, 58, 52, 67, 63, 78, 74, 92];

// The picture is cut off at the panel's end and bottom, like a window larger than the space.
const Root = styled('div')(
  layered(`
  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  inline-size: calc(100% + 112px);
  block-size: 280px;
  margin-block-end: -88px;
  border: 1px solid var(--plinth-border);
  border-radius: var(--plinth-radius-lg);
  background: var(--plinth-surface);
  box-shadow: var(--plinth-shadow);
  color: var(--plinth-text);
  overflow: hidden;
  pointer-events: none;
  user-select: none;
  & svg { animation: none; }
  @media (max-height: 719px) { display: none; }
  & > div { display: grid; align-content: start; padding: var(--plinth-space-5); }
  & > div + div { gap: var(--plinth-space-4); border-inline-start: 1px solid var(--plinth-border); }
  & [data-slot='panel-picture-row'] {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--plinth-space-3);
    block-size: 52px;
    font-size: var(--plinth-font-size-sm);
    font-weight: 550;
    line-height: 18px;
    & > span { display: grid; gap: 5px; }
    & > b { padding: 1px 8px; border-radius: var(--plinth-radius-sm); font-size: 12px; font-weight: 600; }
  }
  & [data-slot='panel-picture-row'] + [data-slot='panel-picture-row'] { border-block-start: 1px solid var(--plinth-border); }
  & [data-slot='panel-picture-bars'] {
    display: flex;
    align-items: end;
    gap: var(--plinth-space-2);
    block-size: 164px;
    & > i {
      flex: none;
      inline-size: 14px;
      border-radius: 4px;
      background: var(--plinth-brand-border);
    }
    & > i:last-of-type { background: var(--plinth-brand); }
  }
  `),
);

const Picture = styled('img')(
  layered(`
  display: block;
  inline-size: calc(100% + 56px);
  block-size: 280px;
  margin-block-end: -56px;
  object-fit: cover;
  object-position: top;
  border-start-start-radius: var(--plinth-radius-lg);
  @media (max-height: 719px) { display: none; }
  `),
);

/**
 * A small picture of the product for the marketing panel. Drawn with theme tokens to match each
 * brand; real kit components would add a kilobyte to the first screen. Hidden from screen readers.
 */
export function PanelPicture({
  src,
}: {
  /** URL of another picture, at least 640 pixels wide. @default the drawn product */
  src?: string | undefined;
}) {
  if (src) return <Picture data-slot="panel-picture" src={src} alt="" />;
  return (
    <Root aria-hidden data-slot="panel-picture">
      <div>
        {PEOPLE.map(([name, count, tone]) => (
          <Part as="div" key={name} data-slot="panel-picture-row">
            <Skeleton shape="circle" width={32} height={32} />
            <span>
              <span>{name}</span>
              <Skeleton width={112} height={7} />
            </span>
            <b
              style={{
                color: `var(--plinth-${tone}-text)`,
                background: `var(--plinth-${tone}-soft)`,
              }}
            >
              {count}
            </b>
          </Part>
        ))}
      </div>
      <div>
        <Skeleton width={72} height={9} />
        <Part as="div" data-slot="panel-picture-bars">
          {MONTHS.map((height) => (
            <i key={height} style={{ blockSize: `${height}%` }} />
          ))}
        </Part>
      </div>
    </Root>
  );
}
