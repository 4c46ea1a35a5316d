import { useMemo, useState } from 'react';
import { Badge } from '../../src/components/ui/Badge';
import { Select } from '../../src/components/ui/Select';
import { Tabs } from '../../src/components/ui/Tabs';
import { createTheme } from '../../src/theme/brand';
import { contrastReport } from '../../src/theme/contrast-report';
import { layered } from '../../src/theme/layered';
import { styled } from '../../src/theme/styled';
import { BrandControls } from './BrandControls';
import { ContrastTable } from './ContrastTable';
import { ExportPanel } from './ExportPanel';
import { Palette } from './Palette';
import { SCREENS, type Screen, ScreenPreview } from './ScreenPreview';
import { colorProblem, optionsOf, PLINTH_BRAND, type StudioBrand } from './studio-brand';

const Page = styled('main')(
  layered(`
  box-sizing: border-box;
  display: grid;
  grid-template-columns: 320px minmax(0, 1fr);
  min-block-size: 100dvh;
  background: var(--plinth-surface-sunken);
  color: var(--plinth-text);
  & > aside {
    box-sizing: border-box;
    padding: 24px;
    border-inline-end: 1px solid var(--plinth-border);
    background: var(--plinth-surface);
  }
  & > aside > h1 { margin: 0 0 4px; font-size: 20px; line-height: 28px; letter-spacing: -0.015em; }
  & > aside > p { margin: 0 0 20px; color: var(--plinth-text-muted); }
  & > div { min-inline-size: 0; padding: 16px 24px 32px; }
  & [data-views] { display: grid; gap: 20px; }
  & [data-pair] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(max(min(500px, 100%), calc(50% - 10px)), 1fr));
    gap: 20px;
  }
  & [data-summary] { margin: 0; color: var(--plinth-text-muted); }
  @media (max-width: 991.98px) {
    grid-template-columns: minmax(0, 1fr);
    & > aside { border-inline-end: 0; border-block-end: 1px solid var(--plinth-border); padding: 16px; }
    & > div { padding: 12px 16px 24px; }
  }
  `),
);

/** Chooses a brand, shows the product in it, and hands it over. */
export function BrandStudio({
  start = PLINTH_BRAND,
  screen: first = '/apps/user-management/roles',
  view = 'screens',
}: {
  /** What is chosen at first. @default Plinth's own */
  start?: StudioBrand;
  /** The screen that is shown at first. @default the roles */
  screen?: Screen;
  /** What is looked at first. @default 'screens' */
  view?: 'screens' | 'contrast' | 'export';
}) {
  const [brand, setBrand] = useState(start);
  const [screen, setScreen] = useState<Screen>(first);
  // A colour that is being typed is wrong for a while; the last right one stays until then.
  const [lastRight, setLastRight] = useState(start);
  const isRight =
    colorProblem(brand.light) === '' && (brand.dark === null || colorProblem(brand.dark) === '');
  if (isRight && lastRight !== brand) setLastRight(brand);
  const shown = isRight ? brand : lastRight;
  const theme = useMemo(() => createTheme(optionsOf(shown)), [shown]);
  const findings = useMemo(() => contrastReport(theme.tokens), [theme]);
  const failing = findings.filter(({ isMet }) => !isMet).length;

  const screens = (
    <div data-views="">
      <Select
        label="Screen"
        items={SCREENS}
        value={screen}
        onChange={(id) => setScreen(id as Screen)}
      />
      <div data-pair="">
        <ScreenPreview screen={screen} theme={theme} scheme="light" />
        <ScreenPreview screen={screen} theme={theme} scheme="dark" />
        <Palette theme={theme} scheme="light" />
        <Palette theme={theme} scheme="dark" />
      </div>
    </div>
  );
  const contrast = (
    <div data-views="">
      <p data-summary="">
        {failing === 0
          ? `All ${findings.length} pairs keep WCAG 2.2 AA.`
          : `${failing} of ${findings.length} pairs stay under WCAG 2.2 AA.`}
      </p>
      <ContrastTable
        findings={findings}
        theme={theme}
        onFix={({ token, value }) =>
          setBrand({
            ...brand,
            tokens: [
              ...brand.tokens.split('\n').filter((line) => line && !line.includes(`${token}:`)),
              `${token}: ${value}`,
            ].join('\n'),
          })
        }
      />
    </div>
  );
  return (
    <Page>
      <aside>
        <h1>Brand studio</h1>
        <p>One colour makes a theme. See the whole console in yours, then take it with you.</p>
        <BrandControls brand={brand} onChange={setBrand} warnings={theme.warnings} />
      </aside>
      <div>
        <Tabs
          label="Brand studio"
          defaultSelectedKey={view}
          items={[
            { id: 'screens', label: 'Screens', content: screens },
            {
              id: 'contrast',
              label: 'Contrast',
              end: failing > 0 ? <Badge tone="danger">{failing}</Badge> : undefined,
              content: contrast,
            },
            {
              id: 'export',
              label: 'Export',
              content: <ExportPanel brand={shown} theme={theme} onImport={setBrand} />,
            },
          ]}
        />
      </div>
    </Page>
  );
}
