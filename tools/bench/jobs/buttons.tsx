import { Button } from '../../../src/components/ui';
import { ThemeProvider } from '../../../src/theme';
import { count, type Job } from '../job';

const BUTTONS = Array.from({ length: 1000 }, (_, at) => `Revoke ${at}`);
const nothing = () => {};

function Ours() {
  return (
    <ThemeProvider>
      {BUTTONS.map((name) => (
        <Button key={name} onPress={nothing}>
          {name}
        </Button>
      ))}
    </ThemeProvider>
  );
}

function Plain() {
  return BUTTONS.map((name) => (
    <button key={name} type="button" className="button" onClick={nothing}>
      {name}
    </button>
  ));
}

export const jobs: readonly Job[] = [
  {
    name: '1,000 buttons: mount',
    page: SIDE === 'ours' ? Ours : Plain,
    outcome: (root) => `${count(root, 'button')} buttons`,
  },
];
