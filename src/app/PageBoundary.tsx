import { Component, Fragment, type ReactNode } from 'react';
import { PageErrorScreen } from '../components/errors/PageErrorScreen';

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
  /** How often it was drawn anew on this route. */
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

  override componentDidCatch(error: unknown) {
    if (!isMovedNode(error) || this.state.mends >= MENDS_MAX) return;
    this.setState(({ mends }) => ({ error: null, mends: mends + 1 }));
  }

  override render() {
    if (this.state.error === null) {
      return <Fragment key={this.state.mends}>{this.props.children}</Fragment>;
    }
    return (
      <PageErrorScreen
        cause={isChunkError(this.state.error) ? 'chunk' : 'page'}
        onGoBack={this.props.onGoBack}
        onReload={this.props.onReload}
      />
    );
  }
}

/** Whether React found a node elsewhere than where it had put it. */
const isMovedNode = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotFoundError';

/** Whether the code of a page could not be fetched, as browsers word it. */
function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|failed to fetch/i.test(
      error.message,
    )
  );
}
