import { Plain } from './Plain';

export default function Page() {
  return <Plain />;
}
