import { Component, type ReactNode } from 'react';
import { useLatePart } from '../components/ui/useLatePart';

interface EmbedBoundaryProps {
  /** What to say in the place of what broke. */
  title: string;
  onError: (error: unknown) => void;
  /** Called before it is tried again. */
  onRetry: () => void;
  children: ReactNode;
}

interface EmbedBoundaryState {
  isBroken: boolean;
}

/** Keeps a screen that breaks, or does not load, from taking the others of the page with it. */
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

/** Where no code can be loaded, this one cannot be either. */
function Broken({ title, onRetry }: { title: string; onRetry: () => void }) {
  const ErrorState = useLatePart(loadErrorState, { isWanted: true });
  return ErrorState ? <ErrorState {...{ title, onRetry }} /> : <p role="alert">{title}</p>;
}
