import { Component, type ReactNode } from 'react';
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
}

/** Keeps a page that breaks from taking the portal with it (specification §2.3). */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    props: PageBoundaryProps,
    state: PageBoundaryState,
  ): Partial<PageBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <PageErrorScreen
        cause={isChunkError(this.state.error) ? 'chunk' : 'page'}
        onGoBack={this.props.onGoBack}
        onReload={this.props.onReload}
      />
    );
  }
}

/** Whether the code of a page could not be fetched, as browsers word it. */
function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|failed to fetch/i.test(
      error.message,
    )
  );
}
