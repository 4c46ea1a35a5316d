/** The arrow that leads on, in the direction in which an element is read. */
export function forwardKey(element: Element): '{ArrowLeft}' | '{ArrowRight}' {
  return getComputedStyle(element).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
}
