import { SignIn } from './SignIn';

export default function Page() {
  return <SignIn />;
}
