import { layered } from '../../src/theme/layered';
import { styled } from '../../src/theme/styled';
import source from '../../src/theme/tokens.ts?raw';
import { type DesignToken, designTokens, type TokenGroup } from '../../tools/build/design-tokens';

/** The types that Figma has a variable for, by how it calls them. */
const VARIABLES: Readonly<Partial<Record<DesignToken['$type'], string>>> = {
  color: 'Colour',
  dimension: 'Number',
  duration: 'Number',
  number: 'Number',
  fontFamily: 'String',
};

const tokens = designTokens(source);

type Variables = Readonly<Record<string, DesignToken>>;

/** The variables of a group, by name. */
const variablesOf = (group: TokenGroup): Variables =>
  Object.fromEntries(
    Object.entries(group).flatMap(([name, each]) =>
      typeof each !== 'string' && each.$type in VARIABLES ? [[name, each]] : [],
    ),
  );

const COLLECTIONS: readonly { name: string; modes: Readonly<Record<string, Variables>> }[] = [
  {
    name: 'Scheme',
    modes: { Light: variablesOf(tokens.light), Dark: variablesOf(tokens.dark) },
  },
  { name: 'Base', modes: { 'Mode 1': variablesOf(tokens.base) } },
];

const fileOf = (variables: object) =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(variables, null, 2))}`;

const Root = styled('div')(
  layered(`
  display: grid;
  gap: 40px;
  max-inline-size: 960px;
  & h2 { margin: 0 0 12px; font-size: var(--plinth-font-size-lg); }
  & table { inline-size: 100%; border-collapse: collapse; font-size: var(--plinth-font-size-sm); }
  & th, & td {
    padding: 6px 12px 6px 0;
    border-block-end: 1px solid var(--plinth-border);
    font-weight: 400;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & thead th { color: var(--plinth-text-muted); }
  & thead a { display: block; color: var(--plinth-brand-text); }
  & tbody td:first-of-type { color: var(--plinth-text-muted); }
  & svg {
    inline-size: 16px;
    block-size: 16px;
    margin-inline-end: 8px;
    border: 1px solid var(--plinth-border-control);
    border-radius: 4px;
    vertical-align: -3px;
  }
  @media (max-width: 599.98px) {
    & tr { display: grid; padding-block: 6px; border-block-end: 1px solid var(--plinth-border); }
    & th, & td { padding: 0; border: 0; }
  }
  `),
);

function Value({ token }: { token: DesignToken }) {
  if (token.$type === 'color') {
    const { hex, alpha } = token.$value;
    return (
      <>
        <svg aria-hidden viewBox="0 0 16 16">
          <rect width="16" height="16" fill={hex} fillOpacity={alpha} />
        </svg>
        <span>{alpha === 1 ? hex : `${hex}, ${Math.round(alpha * 100)}%`}</span>
      </>
    );
  }
  if (token.$type === 'fontFamily') return <span>{token.$value.join(', ')}</span>;
  if (token.$type === 'dimension' || token.$type === 'duration') {
    return <span>{token.$value.value}</span>;
  }
  return <span>{String(token.$value)}</span>;
}

/** The variables that Figma makes of `tokens.json`, as its own table shows them, with its files. */
export function FigmaVariables() {
  return (
    <Root>
      {COLLECTIONS.map(({ name, modes }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Variable</th>
                <th scope="col">Type</th>
                {Object.entries(modes).map(([mode, variables]) => (
                  <th key={mode} scope="col">
                    <span>{mode}</span>
                    <a href={fileOf(variables)} download={`${name}.${mode}.tokens.json`}>
                      {`${name}.${mode}.tokens.json`}
                    </a>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Object.entries(Object.values(modes)[0] ?? {}).map(([variable, { $type }]) => (
                <tr key={variable}>
                  <th scope="row">{variable}</th>
                  <td>{VARIABLES[$type]}</td>
                  {Object.entries(modes).map(([mode, variables]) => {
                    const token = variables[variable];
                    return <td key={mode}>{token && <Value token={token} />}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </Root>
  );
}
