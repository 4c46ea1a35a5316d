/** Whether the packages installed below a folder are not those of its package-lock.json. */
export function needsInstall(root?: string): boolean;

/**
 * Installs the packages of package-lock.json when they are missing or out of date.
 *
 * @throws SetupError when npm fails.
 */
export function ensureDependencies(): void;

/** One way to get a browser. */
interface Installer {
  isUsable(): boolean;
  /** Whether it says that it succeeded. */
  install(): boolean;
}

/** The steps of looking for a browser; tests pass their own. */
interface BrowserSearch {
  find?: () => string | undefined;
  installers?: readonly Installer[];
  starts?: (path: string) => boolean;
}

/**
 * The path of a browser that runs; installs one when there is none.
 *
 * @throws SetupError when there is none and none could be installed, or when it does not start.
 */
export function ensureBrowser(search?: BrowserSearch): string;
