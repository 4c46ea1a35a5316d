import { TextField } from '../../../src/components/ui/TextField';
import { count, type Job } from '../job';
import { PlainField } from '../plain/PlainField';

const FIELDS = Array.from({ length: 200 }, (_, at) => `Reference ${at}`);
const HELP = 'Shown on the invoice.';

function Ours() {
  return FIELDS.map((label) => <TextField key={label} label={label} description={HELP} />);
}

function Plain() {
  return FIELDS.map((label) => <PlainField key={label} label={label} help={HELP} type="text" />);
}

export const textFields: Job = {
  name: '200 text fields: mount',
  kind: 'time',
  goal: null,
  pages: { ours: Ours, plain: Plain },
  outcome: (root) =>
    `${count(root, 'input[aria-describedby]')} inputs, ${count(root, 'label')} labels`,
};
