const UNTRANSLATED = 'script, style, textarea, [translate="no"]';

/** Whether React holds this very node, and will reach for it again where it no longer is. */
function isHeldByReact(text: Text): boolean {
  return Object.keys(text).some((key) => key.startsWith('__reactFiber$'));
}

const placeOf = ({ data, parentElement }: Text) =>
  `"${data}" in ${parentElement?.outerHTML.slice(0, 300)}`;

let endLast = (): void => {};

/**
 * Does to React what the translator of a browser does (contract §4.33): each text is replaced by
 * another, at once and whenever texts come. React goes on with texts that are the only child of an
 * element; a text beside others is a node of its own for it, which it then changes, moves or removes
 * where it no longer is. A translator puts elements around its text; here it stays as it is, so that
 * what is looked for is found.
 *
 * @returns ends it, and throws for each text that stood beside others
 */
export function translatePage(): () => void {
  // A story that failed was not ended; two translators at once would replace each other's texts for ever.
  endLast();
  const held = new Set<string>();
  const translated = new WeakSet<Text>();

  function translate(text: Text): void {
    const parent = text.parentElement;
    if (translated.has(text) || !(parent instanceof HTMLElement) || !text.data.trim()) return;
    if (parent.closest(UNTRANSLATED)) return;
    if (isHeldByReact(text)) held.add(placeOf(text));
    const other = document.createTextNode(text.data);
    translated.add(other);
    text.replaceWith(other);
  }

  function translateAll(root: Node): void {
    if (root instanceof Text) {
      translate(root);
      return;
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (text.isConnected) translate(text);
  }

  const changes = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) translateAll(node);
  });
  translateAll(document.body);
  changes.observe(document.body, { childList: true, subtree: true });
  endLast = () => changes.disconnect();

  return () => {
    endLast();
    if (held.size === 0) return;
    throw new Error(
      `A text beside other nodes needs an element of its own, or translating ends the page:\n${[...held].join('\n')}`,
    );
  };
}
