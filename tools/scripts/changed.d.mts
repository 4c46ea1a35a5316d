/**
 * Where the branch left `main` (or the revision), and the files that differ from there.
 *
 * @throws SetupError where git does not know.
 */
export function changeSince(revision?: string): { base: string; files: readonly string[] };
