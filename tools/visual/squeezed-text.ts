/**
 * Text of the page that has no room, because what stands beside it takes it: broken into four lines
 * or more of fewer than three letters each. Null without one. Runs in the page, so it needs nothing
 * from outside.
 */
export function squeezedText(): string | null {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const text = node.textContent?.trim() ?? '';
    range.selectNodeContents(node);
    // Without the line breaks that it contains.
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)));
    const lines = tops.size - text.split('\n').length + 1;
    if (lines < 4 || text.length / lines >= 3) continue;
    // Text for screen readers alone is in a box of a pixel.
    let box = node.parentElement;
    while (box && box.clientWidth !== 1) box = box.parentElement;
    if (!box) return text;
  }
  return null;
}
