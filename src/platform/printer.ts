/** Printing. */
export interface Printer {
  /** Opens the print dialog for the page as it is. */
  print(): void;
}

/** The browser's. */
export const browserPrinter: Printer = { print: () => window.print() };
