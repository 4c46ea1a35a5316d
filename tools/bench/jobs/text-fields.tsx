import { TextField } from '../../../src/components/ui';
import { ThemeProvider } from '../../../src/theme';
import { count, type Job } from '../job';
import { PlainField } from '../plain/PlainField';

const FIELDS = Array.from({ length: 200 }, (_, at) => `Reference ${at}`);
const HELP = 'Shown on the invoice.';

function Ours() {
  return (
    <ThemeProvider>
      {FIELDS.map((label) => (
        <TextField key={label} label={label} description={HELP} />
      ))}
    </ThemeProvider>
  );
}

function Plain() {
  return FIELDS.map((label) => <PlainField key={label} label={label} help={HELP} type="text" />);
}

export const jobs: readonly Job[] = [
  {
    name: '200 text fields: mount',
    temperatures: ['warm'],
    page: SIDE === 'ours' ? Ours : Plain,
    outcome: (root) =>
      `${count(root, 'input[aria-describedby]')} inputs, ${count(root, 'label')} labels`,
  },
];
