import type { ReactNode } from 'react';
import type { ViewerNeeds } from '../../domain/shell/navigation';
import type { PaletteAddition } from '../../hooks/palette/palette-registry';

/** A page of your own in the portal. */
export interface PortalModule extends ViewerNeeds {
  /**
   * Its address is `/apps/modules/{id}`: letters, digits, `-`, `_`, `.` and `~`, beginning with a
   * letter or a digit.
   */
  readonly id: string;
  /** Its name in the navigation and the heading of its page. */
  readonly title: string;
  /** Its picture in lists of modules. @default a puzzle piece */
  readonly icon?: ReactNode;
  /**
   * What the page shows under its heading, also a lazy component. Every address below the module's
   * own belongs to it: React Router's `Routes` and `Link` in it are relative to it.
   */
  readonly element: ReactNode;
  /**
   * What it adds to the command palette on every page, for those who may open it: entries, some with
   * keys of their own, and sources that are searched. Keep it the same as long as it is.
   * @default its page alone
   */
  readonly palette?: PaletteAddition<ReactNode> | undefined;
}

/** What is wrong with a list of modules, one line per problem. */
export function moduleProblems(modules: readonly PortalModule[]): readonly string[] {
  const ids = modules.map(({ id }) => id);
  return modules.flatMap(({ id, title }, index) => {
    const place = `modules[${index}]`;
    const problems: string[] = [];
    if (typeof id !== 'string' || !/^[a-z\d][\w.~-]*$/i.test(id)) {
      problems.push(`${place}.id: must be one segment of a path, such as "billing"`);
    } else if (ids.indexOf(id) !== index) {
      problems.push(`${place}.id: there is a module "${id}" already`);
    }
    if (typeof title !== 'string' || title.trim() === '') {
      problems.push(`${place}.title: must not be empty`);
    }
    return problems;
  });
}
