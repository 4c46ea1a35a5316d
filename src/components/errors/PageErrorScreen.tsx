import { errorsMessages } from '../../messages/generated/en/errors';
import { useMessages } from '../../messages/messages';
import { Button } from '../ui/Button';
import { ErrorScreen } from './ErrorScreen';

/** Props of {@link PageErrorScreen}. */
export interface PageErrorScreenProps {
  /** What broke: the page itself, or the loading of its code (a new version was installed). */
  cause: 'page' | 'chunk';
  /** Goes back in browser history. */
  onGoBack: () => void;
  /** Reloads the page; offered when its code could not be loaded. */
  onReload: () => void;
}

/**
 * What the page-level error boundary shows (specification §2.3).
 *
 * @example
 * ```tsx
 * <PageErrorScreen cause="page" onGoBack={() => history.back()} onReload={() => location.reload()} />
 * ```
 */
export function PageErrorScreen({ cause, onGoBack, onReload }: PageErrorScreenProps) {
  const t = useMessages(errorsMessages);
  return (
    <ErrorScreen
      title={t('boundaryText')}
      text={cause === 'chunk' ? t('chunkText') : ''}
      action={
        cause === 'chunk' ? (
          <Button variant="primary" onPress={onReload}>
            {t('reload')}
          </Button>
        ) : (
          <Button variant="secondary" onPress={onGoBack}>
            {t('goBack')}
          </Button>
        )
      }
    />
  );
}
