import { Screen } from './Screen';

/** Every other screen of docs/embedding.md, by its name in the address. */
export default async function Page({ params }) {
  const { name } = await params;
  return <Screen name={name} />;
}
