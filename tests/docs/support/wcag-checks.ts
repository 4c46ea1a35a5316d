import axe from 'axe-core';

/** The least that WCAG 1.4.12 lets a reader set without anything being lost. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Text of its own, not only that of what is inside. */
const hasText = (element: Element) =>
  [...element.childNodes].some(
    ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
  );

/** What hides a part of its own text, as a short form of its markup. Ellipses say that they do. */
function cut(): readonly string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => hasText(element) && element.checkVisibility())
    .filter((element) => {
      const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(element);
      if (textOverflow === 'ellipsis' || clipPath !== 'none' || element.clientWidth <= 1)
        return false;
      const isWide = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
      const isHigh = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1;
      return isWide || isHigh;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/** What a page would lose for a reader who sets its text wider (WCAG 1.4.12). */
export function lostByTextSpacing(): readonly string[] {
  const before = new Set(cut());
  const style = document.createElement('style');
  style.textContent = SPACING;
  document.head.append(style);
  const lost = cut().filter((html) => !before.has(html));
  style.remove();
  return lost;
}

/** Targets smaller than 24 by 24 pixels without room around them (WCAG 2.5.8). axe leaves it out by itself. */
export async function smallTargets(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'rule', values: ['target-size'] },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
  );
}
