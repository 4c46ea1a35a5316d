import { Component, type ReactNode } from 'react';
import { useLatePart } from '../components/ui/useLatePart';

interface EmbedBoundaryProps {
  /** The message shown instead of the failed screen. */
  title: string;
  onError: (error: unknown) => void;
  /** Called before a retry. */
  onRetry: () => void;
  children: ReactNode;
}

interface EmbedBoundaryState {
  isBroken: boolean;
}

/** Error boundary, so that a screen that fails or does not load leaves the others intact. */
export class EmbedBoundary extends Component<EmbedBoundaryProps, EmbedBoundaryState> {
  override state: EmbedBoundaryState = { isBroken: false };

  static getDerivedStateFromError(): EmbedBoundaryState {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const retry = () => {
      this.props.onRetry();
      this.setState({ isBroken: false });
    };
    return <Broken title={this.props.title} onRetry={retry} />;
  }
}

const loadErrorState = async () => (await import('../components/ui/ErrorState')).ErrorState;

/** Bundled: if code cannot be loaded, neither could this. */
function Broken({ title, onRetry }: { title: string; onRetry: () => void }) {
  const ErrorState = useLatePart(loadErrorState, { isWanted: true });
  return ErrorState ? <ErrorState {...{ title, onRetry }} /> : <p role="alert">{title}</p>;
}
