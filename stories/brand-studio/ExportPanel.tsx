import { useId, useState } from 'react';
import { Button } from '../../src/components/ui/Button';
import { CopyButton } from '../../src/components/ui/CopyButton';
import { Field } from '../../src/components/ui/Field';
import { controlProps } from '../../src/components/ui/field-ids';
import { Segmented } from '../../src/components/ui/Segmented';
import { layered } from '../../src/theme/layered';
import { styled } from '../../src/theme/styled';
import type { Theme } from '../../src/theme/theme-types';
import { type ExportFormat, exportBrand, importBrand, type StudioBrand } from './studio-brand';

const Frame = styled('div')(
  layered(`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
  gap: 24px;
  align-items: start;
  & > section { display: grid; gap: 12px; justify-items: start; min-inline-size: 0; }
  & h2 { margin: 0; font-size: 16px; line-height: 24px; }
  & p { margin: 0; color: var(--plinth-text-muted); }
  & fieldset { inline-size: min(360px, 100%); }
  & :is(pre, textarea) {
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 380px;
    margin: 0;
    padding: 16px;
    overflow: auto;
    border: 1px solid var(--plinth-border-control);
    border-radius: var(--plinth-radius-md);
    background: var(--plinth-surface-sunken);
    color: var(--plinth-text);
    font-family: var(--plinth-font-mono);
    font-size: 12px;
    line-height: 20px;
    resize: none;
  }
  & textarea { background: var(--plinth-surface); }
  & :is(pre, textarea):focus-visible {
    outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
    outline-offset: 1px;
  }
  & > section > [data-slot='text-field'] { inline-size: 100%; }
  `),
);

// What scrolls must be reachable by key, and so has a name.
const Code = styled('pre')(layered('white-space: pre;'));

const USES: Readonly<Record<ExportFormat, string>> = {
  css: 'For a stylesheet of yours, after ours or before: it wins in any order.',
  typescript: 'For your code: hand it to the theme of ThemeProvider.',
  json: 'For a portal: the brand in the plinth-config of its page.',
};

/** The brand as text to take away, and the way back. */
export function ExportPanel({
  brand,
  theme,
  onImport,
}: {
  brand: StudioBrand;
  theme: Theme;
  onImport: (brand: StudioBrand) => void;
}) {
  const id = useId();
  const [format, setFormat] = useState<ExportFormat>('css');
  const [copied, setCopied] = useState('');
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState('');
  const text = exportBrand(format, brand, theme);
  return (
    <Frame>
      <section aria-labelledby={`${id}export`}>
        <h2 id={`${id}export`}>Take it away</h2>
        <Segmented
          label="As"
          name={`${id}format`}
          options={[
            ['css', 'CSS'],
            ['typescript', 'TypeScript'],
            ['json', 'JSON'],
          ]}
          value={format}
          onChange={setFormat}
        />
        <p>{USES[format]}</p>
        <Code tabIndex={0} role="region" aria-label="Export">
          {text}
        </Code>
        <CopyButton
          label="Copy"
          variant="primary"
          isCopied={copied === text}
          onCopy={() => {
            void navigator.clipboard?.writeText(text).catch(() => {});
            setCopied(text);
          }}
        />
      </section>
      <section aria-labelledby={`${id}import`}>
        <h2 id={`${id}import`}>Go on where you were</h2>
        <p>Paste what the studio has written before, in any of its three forms.</p>
        <Field id={`${id}paste`} slot="text-field" label="Export to read" errorText={problem}>
          <textarea
            {...controlProps(`${id}paste`, { errorText: problem })}
            value={pasted}
            spellCheck={false}
            onChange={(event) => {
              setPasted(event.currentTarget.value);
              setProblem('');
            }}
          />
        </Field>
        <Button
          onPress={() => {
            const result = importBrand(pasted);
            if (result.ok) onImport(result.brand);
            else setProblem(result.problem);
          }}
        >
          Read it
        </Button>
      </section>
    </Frame>
  );
}
