import { Button } from '../../src/components/ui/Button';
import { layered } from '../../src/theme/layered';
import { styled } from '../../src/theme/styled';
import { type Example, examplesOf } from './example-files';

/** What an editor needs: no builds, nothing that was installed. */
const EXAMPLES = examplesOf(
  import.meta.glob<string>(
    [
      '/examples/*/**/*',
      '/examples/*/.*',
      '!**/node_modules/**',
      '!**/dist/**',
      '!**/.next/**',
      '!**/package-lock.json',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);

const Root = styled('ul')(
  layered(`
  display: grid;
  gap: 24px;
  max-inline-size: 760px;
  margin: 0;
  padding: 0;
  list-style: none;
  & h2 { margin: 0 0 4px; font-size: 16px; line-height: 24px; }
  & p { margin: 0 0 12px; color: var(--plinth-text-muted); }
  `),
);

/** Sends the files to StackBlitz, which installs and starts them in the browser. */
function Open({ name, title, files }: Example) {
  return (
    <form action="https://stackblitz.com/run" method="post" target="_blank" rel="noopener">
      <input type="hidden" name="project[title]" value={`Plinth: ${title}`} />
      <input type="hidden" name="project[template]" value="node" />
      {Object.entries(files).map(([path, text]) => (
        <input key={path} type="hidden" name={`project[files][${path}]`} value={text} />
      ))}
      <Button type="submit">{`Open ${name} in StackBlitz`}</Button>
    </form>
  );
}

/** The examples, each with the way into an online editor. */
export function Examples() {
  return (
    <Root>
      {EXAMPLES.map((example) => (
        <li key={example.name}>
          <h2>{example.title}</h2>
          <p>{example.text}</p>
          <Open {...example} />
        </li>
      ))}
    </Root>
  );
}
