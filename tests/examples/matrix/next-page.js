import { Host } from './host.js';
import { Pieces } from './piece.js';

/** The host's page with our pieces, and without them. */
export default async function Page({ searchParams }) {
  const { without } = await searchParams;
  return (
    <>
      {without === undefined && <Pieces />}
      <Host />
    </>
  );
}
