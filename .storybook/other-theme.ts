import axe from 'axe-core';

const SCHEME = 'data-plinth-color-scheme';
const OTHER: Record<string, string> = { light: 'dark', dark: 'light' };

function switchThemes() {
  for (const element of document.querySelectorAll(`[${SCHEME}]`)) {
    const scheme = element.getAttribute(SCHEME) ?? '';
    element.setAttribute(SCHEME, OTHER[scheme] ?? scheme);
  }
}

/**
 * Looks at the colours of the finished story in its other theme as well. All that axe finds but
 * contrast is the same in both, so that one pass over the stories proves both themes.
 *
 * @param options - `parameters.a11y.options` of the story
 * @throws Error naming each text that cannot be read
 */
export async function checkOtherTheme(options: axe.RunOptions = {}): Promise<void> {
  if (options.rules?.['color-contrast']?.enabled === false) return;
  switchThemes();
  try {
    const { violations } = await axe.run(
      { include: [document.body], exclude: [['.sb-wrapper'], ['#storybook-docs']] },
      { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] },
    );
    const unreadable = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
    );
    if (unreadable.length > 0) {
      throw new Error(`Hard to read in the other theme:\n${unreadable.join('\n')}`);
    }
  } finally {
    switchThemes();
  }
}
