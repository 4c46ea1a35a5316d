import { Component, Fragment, type ReactNode, useEffect } from 'react';
import { PageErrorScreen } from '../components/errors/PageErrorScreen';
import { retryLateParts } from '../components/ui/lazy-part';
import { useConsole } from '../hooks/console/console-context';

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
}

/** A page that is changed by strangers again and again is given up. */
const MENDS_MAX = 3;

/**
 * Keeps a page that breaks from taking the portal with it (specification §2.3). Where a stranger's
 * hand has moved its nodes, as a translator or an extension does, it is drawn once more (contract
 * §4.33): nothing of its own was wrong.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { error: null, resetKey: this.props.resetKey, mends: 0 };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    props: PageBoundaryProps,
    state: PageBoundaryState,
  ): Partial<PageBoundaryState> | null {
    return props.resetKey === state.resetKey
      ? null
      : { error: null, resetKey: props.resetKey, mends: 0 };
  }

  override componentDidCatch(error: unknown): void {
    // Nothing of the page is drawn any more: what is missing is asked for again when it is.
    retryLateParts();
    if (!isMovedNode(error) || this.state.mends >= MENDS_MAX) return;
    this.setState(({ mends }) => ({ error: null, mends: mends + 1 }));
  }

  private readonly retry = () => this.setState({ error: null });

  override render() {
    if (this.state.error === null) {
      return <Fragment key={this.state.mends}>{this.props.children}</Fragment>;
    }
    const { onGoBack, onReload } = this.props;
    return isChunkError(this.state.error) ? (
      <MissingCode {...{ onGoBack, onReload }} onRetry={this.retry} />
    ) : (
      <PageErrorScreen cause="page" {...{ onGoBack, onReload }} />
    );
  }
}

/** Whether React found a node elsewhere than where it had put it. */
const isMovedNode = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotFoundError';

/** The code of a page is missing: it is fetched again once there is a network, or when the user asks. */
function MissingCode({
  onGoBack,
  onReload,
  onRetry,
}: Pick<PageBoundaryProps, 'onGoBack' | 'onReload'> & { onRetry: () => void }) {
  const { online } = useConsole().platform;
  useEffect(() => online.subscribe((isOnline) => isOnline && onRetry()), [online, onRetry]);
  return (
    <PageErrorScreen
      cause="chunk"
      onGoBack={onGoBack}
      // A new version has other files, which only another page knows; without a network there is no new page.
      onReload={() => (online.isOnline() ? onReload() : onRetry())}
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
