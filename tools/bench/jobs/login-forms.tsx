import { LoginForm } from '../../../src/components/auth/LoginForm';
import { count, type Job } from '../job';
import { PlainLoginForm } from '../plain/PlainLoginForm';

// One form takes too little time to measure.
const FORMS = Array.from({ length: 20 }, (_, at) => `form ${at}`);
const nothing = () => {};

function Ours() {
  return FORMS.map((name) => (
    <LoginForm key={name} isPending={false} failure={null} onSubmit={nothing} />
  ));
}

function Plain() {
  return FORMS.map((name) => <PlainLoginForm key={name} onSubmit={nothing} />);
}

export const loginForms: Job = {
  name: '20 sign-in forms: mount',
  kind: 'time',
  goal: null,
  pages: { ours: Ours, plain: Plain },
  outcome: (root) =>
    ['form', 'input', 'button', 'svg', '[role=alert]', '[role=status]']
      .map((selector) => `${count(root, selector)} ${selector}`)
      .join(', '),
};
