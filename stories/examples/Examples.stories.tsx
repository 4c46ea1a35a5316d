import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Examples } from './Examples';

/**
 * Small projects under `examples/`, built and driven in a browser with every change. Each runs by itself,
 * on the sandbox: open it in an online editor, which installs the package from the registry.
 */
const meta = preview.meta({ title: 'Examples' });

/** A project for each way to build a page, and what it shows. */
export const OnlineEditor = meta.story({
  render: () => <Examples />,
  async play({ canvasElement }) {
    const open = within(canvasElement).getByRole('button', {
      name: 'Open react-router in StackBlitz',
    });
    const sent = new FormData(open.closest('form') ?? undefined);
    await expect(sent.get('project[template]')).toBe('node');
    await expect(sent.get('project[files][load.ts]')).toContain('ensureQueryData');
    await expect(sent.get('project[files][package.json]')).toContain('"startCommand"');
    await expect([...sent.keys()].filter((name) => /node_modules|dist/.test(name))).toEqual([]);
  },
});
