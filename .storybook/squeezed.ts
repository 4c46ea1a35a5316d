/** Text that is broken into so many lines ... */
const LINES_MIN = 4;
/** ... of so few letters each has no room: something beside it takes it. */
const LETTERS_MAX = 3;

/** Fails for text that what stands beside it squeezes to a few letters a line. */
export function checkSqueezed(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim() ?? '';
    if (text.length < LINES_MIN) continue;
    range.selectNodeContents(texts.currentNode);
    const lines = range.getClientRects().length;
    if (lines >= LINES_MIN && text.length / lines < LETTERS_MAX) {
      throw new Error(`No room for “${text}”: it is broken into ${lines} lines.`);
    }
  }
}
