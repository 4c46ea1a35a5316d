import { renderToString } from 'react-dom/server';
import { Button } from '../../src/components/ui/Button';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

const BUTTONS = Array.from({ length: 2000 }, (_, at) => `Revoke ${at}`);

/** The page that a server sends: 2,000 buttons of ours, with their styles. */
export const ours = () =>
  renderToString(
    <ThemeProvider>
      {BUTTONS.map((name) => (
        <Button key={name}>{name}</Button>
      ))}
    </ThemeProvider>,
  );

/** The same as plain HTML. */
export const plain = () =>
  renderToString(
    <div>
      {BUTTONS.map((name) => (
        <button key={name} type="button" className="button">
          <span className="label">{name}</span>
        </button>
      ))}
    </div>,
  );
