/** The parts of the tests that a change of these files concerns, in order. */
export function partsConcerned(files: readonly string[]): readonly string[];

/** What a part's runner is told; nothing when all of it is to run. */
export function narrowing(part: string, files: readonly string[], base: string): readonly string[];

/**
 * Where the branch left `main` (or the revision), and the files that differ from there.
 *
 * @throws SetupError where git does not know.
 */
export function changeSince(revision?: string): { base: string; files: readonly string[] };
