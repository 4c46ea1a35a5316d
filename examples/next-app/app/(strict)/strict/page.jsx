import { SignIn } from '../../(open)/sign-in/SignIn';

export default function Page() {
  return <SignIn />;
}
