/** Prints the page. */
export interface Printer {
  /** Opens the print dialog for the page as it is. */
  print(): void;
}

export const browserPrinter: Printer = { print: () => window.print() };
