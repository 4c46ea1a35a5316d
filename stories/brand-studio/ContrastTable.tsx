import { Badge } from '../../src/components/ui/Badge';
import { Button } from '../../src/components/ui/Button';
import type { ContrastFinding, ContrastFix } from '../../src/theme/contrast-report';
import { layered } from '../../src/theme/layered';
import { pickScheme } from '../../src/theme/resolve-token';
import { styled } from '../../src/theme/styled';
import { ThemeProvider } from '../../src/theme/ThemeProvider';
import type { Theme } from '../../src/theme/theme-types';
import { token } from '../../src/theme/tokens';

const Frame = styled('div')(
  layered(`
  overflow-x: auto;
  border: 1px solid var(--plinth-border);
  border-radius: var(--plinth-radius-lg);
  background: var(--plinth-surface);
  & table { inline-size: 100%; border-collapse: collapse; font-size: 13px; }
  & :is(th, td) { padding: 8px 16px; text-align: start; border-block-end: 1px solid var(--plinth-border); }
  & tr:last-child > * { border-block-end: 0; }
  & thead th { color: var(--plinth-text-muted); font-weight: 550; white-space: nowrap; }
  & tbody th { min-inline-size: 140px; font-weight: 500; }
  & tbody th code { font-family: var(--plinth-font-mono); font-size: 12px; overflow-wrap: break-word; }
  & td[data-number] { font-variant-numeric: tabular-nums; white-space: nowrap; }
  & [data-cell] { display: flex; align-items: center; gap: 10px; }
  & [data-fix] { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
  &:focus-visible { outline: var(--plinth-focus-width) solid var(--plinth-focus-ring); outline-offset: 2px; }
  `),
);

const Sample = styled('span')(
  layered(`
  display: inline-grid;
  place-items: center;
  inline-size: 40px;
  block-size: 28px;
  border: 1px solid var(--plinth-border);
  border-radius: 6px;
  font-weight: 600;
  & > i { inline-size: 18px; block-size: 12px; border: 2px solid; border-radius: 3px; }
  `),
);

/** The two tokens as they are seen: letters for what is text, a box for what is none. */
function PairSample({ front, back, least, scheme, theme }: ContrastFinding & { theme: Theme }) {
  return (
    <ThemeProvider theme={theme} colorScheme={scheme}>
      {/* It shows a pair, also one that fails; the number beside it is what is to be read. */}
      <Sample aria-hidden style={{ color: token(front), background: token(back) }}>
        {least < 4.5 ? <i /> : 'Aa'}
      </Sample>
    </ThemeProvider>
  );
}

function Ratio({ finding, theme }: { finding: ContrastFinding; theme: Theme }) {
  return (
    <div data-cell="">
      <PairSample {...finding} theme={theme} />
      <span>{finding.ratio === null ? '–' : finding.ratio.toFixed(2)}</span>
      {!finding.isMet && <Badge tone="danger">Fails</Badge>}
    </div>
  );
}

/** Every pair of tokens in both schemes, those that fail first, each with what would mend it. */
export function ContrastTable({
  findings,
  theme,
  onFix,
}: {
  findings: readonly ContrastFinding[];
  theme: Theme;
  onFix: (fix: ContrastFix) => void;
}) {
  const light = findings.filter(({ scheme }) => scheme === 'light');
  const rows = light
    .flatMap((one) => {
      const dark = findings.find(
        ({ scheme, front, back }) => scheme === 'dark' && front === one.front && back === one.back,
      );
      return dark ? [{ light: one, dark }] : [];
    })
    .sort((a, b) => Number(a.light.isMet && a.dark.isMet) - Number(b.light.isMet && b.dark.isMet));
  return (
    <Frame role="region" aria-label="Contrast of every pair" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Needs</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
            <th scope="col">Fix</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ light, dark }) => {
            const fix = light.fix ?? dark.fix;
            const scheme = light.fix ? 'light' : 'dark';
            const isMet = light.isMet && dark.isMet;
            return (
              <tr key={`${light.front} ${light.back}`}>
                <th scope="row">
                  <code>{light.front}</code> <span>on</span> <code>{light.back}</code>
                </th>
                <td data-number="">{light.least}</td>
                <td data-number="">
                  <Ratio finding={light} theme={theme} />
                </td>
                <td data-number="">
                  <Ratio finding={dark} theme={theme} />
                </td>
                <td>
                  {fix ? (
                    <div data-fix="">
                      <code>{pickScheme(fix.value, scheme)}</code>
                      <Button
                        size="sm"
                        aria-label={`Use ${pickScheme(fix.value, scheme)} for ${fix.token} in ${scheme}`}
                        onPress={() => onFix(fix)}
                      >
                        Use
                      </Button>
                    </div>
                  ) : (
                    !isMet && 'No tone reaches it; change what it stands on'
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Frame>
  );
}
