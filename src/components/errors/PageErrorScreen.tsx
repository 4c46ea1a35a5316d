import { errorsMessages } from '../../messages/generated/en/errors';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { ErrorScreen } from './ErrorScreen';

/** Props of {@link PageErrorScreen}. */
export interface PageErrorScreenProps {
  /**
   * What failed: the page itself, or the loading of its code after a new deployment (`chunk`) or
   * without a network (`offline`).
   */
  cause: 'page' | 'chunk' | 'offline';
  /** Goes back in browser history. */
  onGoBack: () => void;
  /** Reloads the page. Also offered if its code could not be loaded. */
  onReload: () => void;
}

const Actions = styled('div')(
  layered(`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--plinth-space-2);
  `),
);

/**
 * Fallback of the page's error boundary (specification §2.3, contract §4.24).
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
      title={t(cause === 'offline' ? 'offlineTitle' : 'boundaryText')}
      text={cause === 'page' ? '' : t(`${cause}Text`)}
      action={
        <Actions>
          {cause !== 'page' && (
            <Button variant="primary" onPress={onReload}>
              {t('reload')}
            </Button>
          )}
          <Button onPress={onGoBack}>{t('goBack')}</Button>
        </Actions>
      }
    />
  );
}
