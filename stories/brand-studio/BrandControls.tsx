import { useId } from 'react';
import { Banner } from '../../src/components/ui/Banner';
import { Checkbox } from '../../src/components/ui/Checkbox';
import { Field } from '../../src/components/ui/Field';
import { controlProps } from '../../src/components/ui/field-ids';
import { Segmented } from '../../src/components/ui/Segmented';
import { TextField } from '../../src/components/ui/TextField';
import { layered } from '../../src/theme/layered';
import { styled } from '../../src/theme/styled';
import type { ThemeWarning } from '../../src/theme/theme-types';
import { ColorField } from './ColorField';
import { STARTERS } from './starters';
import { readTokens, type StudioBrand } from './studio-brand';

const Frame = styled('div')(
  layered(`
  display: grid;
  gap: 20px;
  align-content: start;
  & > [data-starters] { display: flex; flex-wrap: wrap; gap: 8px; }
  & > [data-starters] > button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 28px;
    padding: 3px 10px 3px 5px;
    border: 1px solid var(--plinth-border);
    border-radius: 999px;
    background: var(--plinth-surface);
    color: var(--plinth-text);
    font: inherit;
    font-size: 13px;
    cursor: pointer;
  }
  & > [data-starters] > button:hover { background: var(--plinth-surface-hover); }
  & > [data-starters] > button:focus-visible {
    outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
    outline-offset: 2px;
  }
  & svg[data-dot] { flex: none; stroke: var(--plinth-border-strong); }
  & textarea {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 76px;
    padding: 8px 12px;
    border: 1px solid var(--plinth-border-control);
    border-radius: var(--plinth-radius-control);
    background: var(--plinth-surface);
    color: var(--plinth-text);
    font-family: var(--plinth-font-mono);
    font-size: 12px;
    line-height: 18px;
    resize: vertical;
  }
  & textarea:focus-visible {
    outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
    outline-offset: -1px;
  }
  & > [role='status'] { display: grid; gap: 8px; }
  & > [role='status']:empty { position: absolute; }
  & ul { margin: 0; padding-inline-start: 16px; }
  `),
);

const PERCENT = [
  ['0', 'None'],
  ['1', 'A little'],
  ['2.5', 'More'],
  ['4', 'Much'],
] as const;

/** Everything that is chosen, and what the theme has to say about it. */
export function BrandControls({
  brand,
  onChange,
  warnings,
}: {
  brand: StudioBrand;
  onChange: (brand: StudioBrand) => void;
  warnings: readonly ThemeWarning[];
}) {
  const id = useId();
  const set = (change: Partial<StudioBrand>) => onChange({ ...brand, ...change });
  const { problem } = readTokens(brand.tokens);
  return (
    <Frame>
      <div data-starters="">
        {STARTERS.map(({ name, brand: starter }) => (
          <button key={name} type="button" onClick={() => onChange(starter)}>
            <svg data-dot="" width="16" height="16" aria-hidden>
              <circle cx="8" cy="8" r="7.5" fill={starter.light} />
            </svg>
            <span>{name}</span>
          </button>
        ))}
      </div>
      <ColorField label="Brand colour" value={brand.light} onChange={(light) => set({ light })} />
      <Checkbox
        label="Another colour in the dark"
        description="Otherwise the same one, lighter where it has to be."
        isSelected={brand.dark !== null}
        onChange={(isOwn) => set({ dark: isOwn ? brand.light : null })}
      />
      {brand.dark !== null && (
        <ColorField
          label="Brand colour in the dark"
          value={brand.dark}
          onChange={(dark) => set({ dark })}
        />
      )}
      <Segmented
        label="Brand’s hue in greys"
        name={`${id}tint`}
        options={PERCENT}
        value={PERCENT.find(([value]) => Number(value) === brand.tint)?.[0] ?? null}
        onChange={(tint) => set({ tint: Number(tint) })}
      />
      <Segmented
        label="Corners"
        name={`${id}radius`}
        options={[
          ['none', 'None'],
          ['small', 'Small'],
          ['medium', 'Medium'],
          ['large', 'Large'],
          ['round', 'Round'],
        ]}
        value={typeof brand.radius === 'number' ? null : brand.radius}
        onChange={(radius) => set({ radius })}
      />
      <Segmented
        label="Density"
        name={`${id}density`}
        options={[
          ['compact', 'Compact'],
          ['comfortable', 'Comfortable'],
          ['spacious', 'Spacious'],
        ]}
        value={brand.density}
        onChange={(density) => set({ density })}
      />
      <TextField
        label="Typeface"
        description="A CSS font family that your page loads. Empty: that of the page."
        value={brand.font}
        onChange={(font) => set({ font })}
        spellCheck={false}
        autoComplete="off"
      />
      <TextField
        label="Typeface of titles"
        value={brand.heading}
        onChange={(heading) => set({ heading })}
        spellCheck={false}
        autoComplete="off"
      />
      <Field
        id={`${id}tokens`}
        slot="text-field"
        label="Tokens set by hand"
        description="One a line. They win over everything above."
        errorText={problem}
      >
        <textarea
          {...controlProps(`${id}tokens`, { description: 'One a line.', errorText: problem })}
          value={brand.tokens}
          onChange={(event) => set({ tokens: event.currentTarget.value })}
          placeholder="text-muted: #556"
          spellCheck={false}
        />
      </Field>
      <div role="status">
        {warnings.length > 0 && (
          <Banner announce="off" tone="warning" title="What was done to keep it readable">
            <ul>
              {warnings.slice(0, 6).map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
              {warnings.length > 6 && <li>{`And ${warnings.length - 6} more, under Contrast.`}</li>}
            </ul>
          </Banner>
        )}
      </div>
    </Frame>
  );
}
