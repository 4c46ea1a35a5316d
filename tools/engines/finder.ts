import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** One step from an element, or from the page, to what is looked for. */
export type Step =
  | {
      readonly by: 'role';
      readonly role: string;
      readonly name?: string | RegExp;
      readonly exact?: boolean;
      readonly level?: number;
    }
  | { readonly by: 'label' | 'text'; readonly text: string | RegExp; readonly exact?: boolean }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'having'; readonly text: string | RegExp }
  | { readonly by: 'nth'; readonly index: number };

const queries = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/**
 * What is evaluated once in each document: `plinthFind(steps)` returns the elements that a user can
 * reach, and `plinthPoint(element)` the point to click at, or why it cannot be clicked.
 */
export const FINDER = `(() => {
  if (window.plinthFind) return;
  ${queries}
  const dom = window.TestingLibraryDom;
  dom.configure({ defaultHidden: false });
  const fits = (text, wanted, exact) => {
    const words = text.replace(/\\s+/g, ' ').trim();
    if (wanted instanceof RegExp) return wanted.test(words);
    return exact ? words === wanted : words.toLowerCase().includes(wanted.toLowerCase());
  };
  const rootOf = (element) => element.shadowRoot ?? element;
  const step = (from, { by, ...how }) => {
    if (by === 'nth') return from.slice(how.index, how.index + 1 || undefined);
    if (by === 'having') return from.filter((element) => fits(element.textContent, how.text, false));
    const found = from.flatMap((root) => {
      if (by === 'css') return [...root.querySelectorAll(how.selector)].map(rootOf);
      if (by === 'role') {
        const { role, name, exact, level } = how;
        return dom.queryAllByRole(root, role, {
          ...(level !== undefined && { level }),
          ...(name !== undefined && { name: (words) => fits(words, name, exact) }),
        });
      }
      const query = by === 'label' ? dom.queryAllByLabelText : dom.queryAllByText;
      return query(root, (words) => fits(words, how.text, how.exact)).filter(
        (element) => !dom.isInaccessible(element),
      );
    });
    return [...new Set(found)];
  };
  window.plinthFind = (steps) => steps.reduce(step, [document.body]);
  window.plinthPoint = (element) => {
    if (element.disabled || element.getAttribute('aria-disabled') === 'true') return 'is disabled';
    let box = element.getBoundingClientRect();
    // A box that is drawn by its label.
    const label = element.labels?.[0];
    if (label && (box.width < 4 || getComputedStyle(element).opacity === '0')) {
      element = label;
      box = element.getBoundingClientRect();
    }
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) {
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      box = element.getBoundingClientRect();
    }
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = element.getRootNode().elementFromPoint(x, y);
    if (!hit || (!element.contains(hit) && !hit.closest('label')?.contains(element))) {
      return 'is covered by ' + (hit ? hit.outerHTML.slice(0, 80) : 'nothing');
    }
    return [x, y];
  };
})()`;

/** Steps as source code: regular expressions stay what they are. */
export function sourceOf(steps: readonly Step[]): string {
  const parts = steps.map((step) => {
    const fields = Object.entries(step).map(
      ([name, value]) =>
        `${name}: ${value instanceof RegExp ? String(value) : JSON.stringify(value)}`,
    );
    return `{ ${fields.join(', ')} }`;
  });
  return `[${parts.join(', ')}]`;
}
