import { Button } from '../../../src/components/ui/Button';
import { count, type Job } from '../job';

const BUTTONS = Array.from({ length: 1000 }, (_, at) => `Revoke ${at}`);
const nothing = () => {};

function Ours() {
  return BUTTONS.map((name) => (
    <Button key={name} onPress={nothing}>
      {name}
    </Button>
  ));
}

function Plain() {
  return BUTTONS.map((name) => (
    <button key={name} type="button" className="button" onClick={nothing}>
      {name}
    </button>
  ));
}

export const buttons: Job = {
  name: '1,000 buttons: mount',
  kind: 'time',
  goal: null,
  pages: { ours: Ours, plain: Plain },
  outcome: (root) => `${count(root, 'button')} buttons`,
};
