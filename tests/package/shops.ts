/** Which examples are installed beside which React; each version is that of their package.json. */
export const SHOPS = [
  { react: '18.3.1', examples: ['vite-react-18-own-fetch'] },
  {
    react: '19.3.1',
    examples: [
      'vite-react-19-hooks',
      'static-html',
      'react-router',
      'tanstack-router',
      'webpack-portal',
      'server-rendered',
      'next-app',
      'partner-tests',
    ],
  },
] as const;

/** What the part `package` installs; the part `examples` installs all of {@link SHOPS}. */
export const ONE_SHOP = [{ react: '19.3.1', examples: ['vite-react-19-hooks'] }] as const;

/** The folders of those installs. */
export type Shops = Readonly<Record<(typeof SHOPS)[number]['react'], string>>;
