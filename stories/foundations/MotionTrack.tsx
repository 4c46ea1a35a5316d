import { useState } from 'react';
import { Button } from '../../src/components/ui/Button';
import { layered } from '../../src/theme/layered';
import { styled } from '../../src/theme/styled';
import { type BaseTokenName, defaultTokens, token } from '../../src/theme/tokens';

const Tracks = styled('div')(
  layered(`
  display: grid;
  gap: 20px;
  justify-items: start;
  & > dl { display: grid; gap: 20px; inline-size: min(640px, 100%); margin: 0; }
  & dl > div { display: grid; gap: 6px; }
  & dt { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; font-weight: 550; }
  & dt > code { font-size: 12px; font-weight: 400; color: var(--plinth-text-muted); }
  & dd { margin: 0; color: var(--plinth-text-muted); font-size: 13px; }
  & dd > i {
    display: block;
    block-size: 12px;
    margin-block-end: 6px;
    overflow: hidden;
    border-radius: 999px;
    background: var(--plinth-surface-pressed);
  }
  & dd > i > i {
    display: block;
    block-size: 100%;
    inline-size: 24px;
    border-radius: inherit;
    background: var(--plinth-brand);
    transition: margin-inline-start var(--plinth-ease);
  }
  & [data-far] i > i { margin-inline-start: calc(100% - 24px); }
  @media (prefers-reduced-motion: reduce) { & dd > i > i { transition: none; } }
  `),
);

/** The durations, each running its way when asked to. */
export function MotionTrack({
  durations,
}: {
  durations: readonly (readonly [name: BaseTokenName, use: string])[];
}) {
  const [isFar, setIsFar] = useState(false);
  return (
    <Tracks>
      <dl data-far={isFar ? '' : undefined}>
        {durations.map(([name, use]) => (
          <div key={name}>
            <dt>
              <span>{defaultTokens[name].replace('ms', ' ms')}</span>
              <code>{`--plinth-${name}`}</code>
            </dt>
            <dd>
              <i>
                <i style={{ transitionDuration: token(name) }} />
              </i>
              <span>{use}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Button onPress={() => setIsFar(!isFar)}>Play</Button>
    </Tracks>
  );
}
