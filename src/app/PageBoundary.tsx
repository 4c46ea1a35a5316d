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
  /** The route. A new value resets the error. */
  resetKey: string;
  onGoBack: () => void;
  onReload: () => void;
  children: ReactNode;
}

interface PageBoundaryState {
  error: unknown;
  resetKey: string;
  /** How often the page was rendered again on this route. */
  mends: number;
  /** How many times its code was requested since the network came back; null until then. */
  tries: number | null;
}

/** After this many foreign changes the page shows the error. */
const MENDS_MAX = 3;

/**
 * A browser is online before it reaches a server: missing code is requested again after these
 * delays.
 */
const WAITS_MS: readonly number[] = [2_000, 5_000, 15_000];

/**
 * Error boundary of a page, so that its failure does not take down the portal (specification §2.3).
 * If a translator or an extension has moved its nodes, the page is rendered again (contract §4.33).
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
    // The failed page is unmounted; rendering it again requests the missing code.
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

/** Whether React failed to find a node where it had put it. */
const isMovedNode = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotFoundError';

interface MissingCodeProps extends Pick<PageBoundaryProps, 'onGoBack' | 'onReload'> {
  /** Milliseconds until the next request; undefined for none. */
  waitMs: number | undefined;
  onRetry: () => void;
  onOnline: () => void;
}

/**
 * Shown when the code of a page is missing: it is fetched again when the browser is online, or on
 * request.
 */
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
      // After a deployment only a reload finds the new files; offline there is nothing to reload.
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
