import type { Plugin } from 'vite';

/** What is taken out of a file of a package. */
interface Lean {
  readonly file: RegExp;
  readonly holds: string;
  readonly changes: readonly (readonly [find: RegExp, by: string])[];
}

/**
 * What keeps parts of a dependency in the portal that it never uses. react-router's components stay
 * for the name that each gets when they are loaded, its loaders and their errors for data routers;
 * emotion's prefixes for old browsers for a default of its cache that we replace, its list of HTML
 * attributes for styled tags, while what we style are components (`theme/styled.ts`). The build stops
 * when a new version no longer holds such a text.
 */
const LEAN: readonly Lean[] = [
  {
    file: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
    holds: 'function BrowserRouter(',
    changes: [
      [/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2'],
      [/^\w+\.displayName = "\w+";$/gm, ''],
      // Loaders, and the errors of what they load, are for data routers.
      [/(let dataRouterState = )dataRouterOpts\?\.state;/, '$1void 0;'],
      [
        /return dataRouterState && [^?]+\? [^?]+RenderErrorBoundary,[^?]+\) : (getChildren\(\);)/,
        'return $1',
      ],
      [/^var (RenderErrorBoundary) = class extends [\s\S]+?^\};\n\1\.contextType = \w+;$/m, ''],
      [/ \|\| defaultErrorElement;/, ';'],
    ],
  },
  {
    file: /\/@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/,
    holds: '',
    changes: [[/(var defaultStylisPlugins = )\[prefixer\]/, '$1[]']],
  },
  {
    file: /\/@emotion\/styled\/base\/dist\/emotion-styled-base\.browser\.esm\.js$/,
    holds: '',
    changes: [
      [/^import isPropValid from '@emotion\/is-prop-valid';$/m, ''],
      [/^(var testOmitPropsOnStringTag = )isPropValid;$/m, '$1() => true;'],
    ],
  },
];

/** Packages that do nothing on being loaded, without saying so. */
export const WITHOUT_SIDE_EFFECTS = /\/(_isolated-hnrs|hoist-non-react-statics|react-is)\//;

/** For Vite, which builds the portal. */
export const leanDependencies = (): Plugin => ({
  name: 'lean-dependencies',
  apply: 'build',
  transform(code, id) {
    const lean = LEAN.find(({ file, holds }) => file.test(id) && code.includes(holds));
    if (!lean) return null;
    return lean.changes.reduce((text, [find, by]) => {
      const changed = text.replace(find, by);
      if (changed === text) this.error(`${id} no longer holds ${find}`);
      return changed;
    }, code);
  },
});
