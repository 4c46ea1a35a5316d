import { LoginForm, LoginScreen } from '../../../src/components';
import { ThemeProvider } from '../../../src/theme';
import { count, type Job } from '../job';
import { PlainLoginForm } from '../plain/PlainLoginForm';

const nothing = () => {};
const FORGOT = '/auth/forgot-password';

function OurScreen() {
  return (
    <ThemeProvider>
      <LoginScreen
        brandName="Fjord"
        form={{
          isPending: false,
          failure: null,
          forgotPasswordHref: FORGOT,
          onSubmit: nothing,
        }}
      />
    </ThemeProvider>
  );
}

function PlainScreen() {
  return (
    <main>
      <p>Fjord</p>
      <h1>Sign in</h1>
      <p>Manage customers, subscriptions and billing in one place.</p>
      <PlainLoginForm forgotHref={FORGOT} onSubmit={nothing} />
    </main>
  );
}

// One form takes too little time to measure.
const FORMS = Array.from({ length: 20 }, (_, at) => `form ${at}`);

function OurForms() {
  return (
    <ThemeProvider>
      {FORMS.map((name) => (
        <LoginForm
          key={name}
          isPending={false}
          failure={null}
          forgotPasswordHref={FORGOT}
          onSubmit={nothing}
        />
      ))}
    </ThemeProvider>
  );
}

function PlainForms() {
  return FORMS.map((name) => <PlainLoginForm key={name} forgotHref={FORGOT} onSubmit={nothing} />);
}

const outcome = (root: HTMLElement) =>
  ['form', 'input', '[type=submit]', 'a[href*=forgot]']
    .map((selector) => `${count(root, selector)} ${selector}`)
    .join(', ');

/** The sign-in page by itself, and what its form costs. */
export const jobs: readonly Job[] = [
  {
    name: 'sign-in: ready',
    kind: 'ready',
    temperatures: ['cold'],
    page: SIDE === 'ours' ? OurScreen : PlainScreen,
    outcome,
  },
  {
    name: '20 sign-in forms: mount',
    temperatures: ['warm'],
    page: SIDE === 'ours' ? OurForms : PlainForms,
    outcome,
  },
];
