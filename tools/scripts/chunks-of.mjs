/**
 * What is always loaded together comes in one file: many small requests cost more than the few bytes
 * that a page could spare.
 *
 * @param {Readonly<Record<string, readonly string[]>>} entries - for each chunk the ends of the paths of
 *   the modules that bring it, with everything that they import, but what they load later
 * @param {Readonly<Record<string, readonly string[]>>} packages - for each chunk the packages that all of
 *   it needs
 */
export function chunksOf(entries, packages = {}) {
  const carried = Object.entries(packages).flatMap(([name, those]) =>
    those.map((one) => /** @type {const} */ ([`/node_modules/${one}/`, name])),
  );
  /** @type {Map<string, string>} */
  const chunks = new Map();
  return {
    /** Looks at the graph once it is whole. */
    plugin: {
      name: 'chunks-of',
      /** @this {import('vite').Rolldown.PluginContext} */
      buildEnd() {
        chunks.clear();
        const ids = [...this.getModuleIds()];
        for (const [name, ends] of Object.entries(entries)) {
          const brings = ids.filter((id) => ends.some((end) => id.endsWith(end)));
          const waiting = [...brings];
          for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
            if (chunks.has(id)) continue;
            chunks.set(id, name);
            waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
          }
        }
      },
    },
    /**
     * Other packages are left to the bundler, which knows what of them is used where.
     *
     * @param {string} id
     */
    nameOf(id) {
      if (!id.includes('node_modules')) return chunks.get(id) ?? null;
      return carried.find(([path]) => id.includes(path))?.[1] ?? null;
    },
  };
}
