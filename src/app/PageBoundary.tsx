import {
  Component,
  Fragment,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { PageErrorScreen } from '../components/errors/PageErrorScreen';
import { retryLateParts } from '../components/ui/lazy-part';
import { useConsole } from '../hooks/console/console-context';
import { presentTime } from '../hooks/timing/present-time';
import { useHasPassed } from '../hooks/timing/useHasPassed';

interface PageBoundaryProps {
  /** A new value forgets the error: the route. */
  resetKey: string;
  onGoBack: () => void;
  onReload: () => void;
  children: ReactNode;
}

interface PageBoundaryState {
  error: unknown;
  resetKey: string;
  /** How often it was drawn again on this route. */
  mends: number;
  /** How often its code was asked for since there is a network again; null while there is no such time. */
  tries: number | null;
}

/** A page that is changed by strangers again and again is given up. */
const MENDS_MAX = 3;

/** A browser has a network before it reaches a server: missing code is asked for again after so long. */
const WAITS_MS: readonly number[] = [2_000, 5_000, 15_000];

/**
 * Keeps a page that breaks from taking the portal with it (specification §2.3). Where a stranger's
 * hand has moved its nodes, as a translator or an extension does, it is drawn once more (contract
 * §4.33): nothing of its own was wrong.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {
    error: null,
    resetKey: this.props.resetKey,
    mends: 0,
    tries: null,
  };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    props: PageBoundaryProps,
    state: PageBoundaryState,
  ): Partial<PageBoundaryState> | null {
    return props.resetKey === state.resetKey
      ? null
      : { error: null, resetKey: props.resetKey, mends: 0, tries: null };
  }

  override componentDidCatch(error: unknown): void {
    // Nothing of the page is drawn any more: what is missing is asked for again when it is.
    retryLateParts();
    if (!isMovedNode(error) || this.state.mends >= MENDS_MAX) return;
    this.setState(({ mends }) => ({ error: null, mends: mends + 1 }));
  }

  private readonly retry = () =>
    this.setState(({ tries }) => ({ error: null, tries: tries === null ? null : tries + 1 }));

  private readonly onOnline = () => this.setState({ error: null, tries: 0 });

  override render() {
    if (this.state.error === null) {
      return <Fragment key={this.state.mends}>{this.props.children}</Fragment>;
    }
    const { onGoBack, onReload } = this.props;
    return isChunkError(this.state.error) ? (
      <MissingCode
        {...{ onGoBack, onReload }}
        waitMs={WAITS_MS[this.state.tries ?? WAITS_MS.length]}
        onRetry={this.retry}
        onOnline={this.onOnline}
      />
    ) : (
      <PageErrorScreen cause="page" {...{ onGoBack, onReload }} />
    );
  }
}

/** Whether React found a node elsewhere than where it had put it. */
const isMovedNode = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotFoundError';

interface MissingCodeProps extends Pick<PageBoundaryProps, 'onGoBack' | 'onReload'> {
  /** After how many milliseconds it is asked for again; absent, it is not. */
  waitMs: number | undefined;
  onRetry: () => void;
  onOnline: () => void;
}

/** The code of a page is missing: it is fetched again once there is a network, or when the user asks. */
function MissingCode({ onGoBack, onReload, waitMs, onRetry, onOnline }: MissingCodeProps) {
  const { client, platform } = useConsole();
  const { online } = platform;
  const isOnline = useSyncExternalStore(online.subscribe, online.isOnline, online.isOnline);
  useEffect(() => online.subscribe((isNow) => isNow && onOnline()), [online, onOnline]);
  const [again] = useState(() => (waitMs === undefined ? null : presentTime(client) + waitMs));
  const isDue = useHasPassed(again);
  useEffect(() => {
    if (isDue) onRetry();
  }, [isDue, onRetry]);
  return (
    <PageErrorScreen
      cause={isOnline ? 'chunk' : 'offline'}
      onGoBack={onGoBack}
      // A new version has other files, which only another page knows; offline there is no new page.
      onReload={isOnline ? onReload : onRetry}
    />
  );
}

/** Whether the code of a page could not be fetched, as browsers word it. */
function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|failed to fetch|unable to preload/i.test(
      error.message,
    )
  );
}
