import { rolesViewAsMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { ShowIcon } from '../ui/icons';
import { useRoleLabel } from './useRoleLabel';

/** Props of {@link ViewAsBanner}. */
export interface ViewAsBannerProps {
  /** Name of the role. */
  role: string;
  /** Called to return to the viewer's own permissions. */
  onEnd: () => void;
}

const Root = styled('section')(
  layered(`
  border-block-end: 1px solid var(--plinth-warning-border);
  background: var(--plinth-warning-soft);
  color: var(--plinth-text);
  font-family: var(--plinth-font-family);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--plinth-space-2) var(--plinth-space-3);
    /* Aligned with the page below. */
    --edge: var(--plinth-shell-gutter, var(--plinth-space-4));
    padding-block: var(--plinth-space-2);
    padding-inline: max(var(--edge), (100% - var(--plinth-shell-max, 1440px)) / 2 + var(--edge));
  }
  & > div > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    color: var(--plinth-warning-text);
  }
  & > div > div { flex: 1 1 200px; min-inline-size: 0; }
  & p { margin: 0; overflow-wrap: anywhere; }
  & p:first-of-type {
    font-weight: 600;
    /* It is sticky: a long name must leave space for the page. */
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  & p + p { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  `),
);

/**
 * Shows that the portal is viewed as a role, read-only, and has a button to stop (contract §4.30).
 * Pass it to the shell as its banner.
 *
 * @example
 * const { viewed, end } = useViewAs();
 * return viewed && <ViewAsBanner role={viewed.name} onEnd={end} />;
 */
export function ViewAsBanner({ role, onEnd }: ViewAsBannerProps) {
  const t = useMessages(rolesViewAsMessages);
  const label = useRoleLabel();
  return (
    <Root data-slot="view-as-banner" aria-label={t('viewAsRegion')}>
      <div>
        <ShowIcon aria-hidden />
        <div>
          <p>{t('viewingAs', { role: label(role) })}</p>
          <p>{t('viewingAsText')}</p>
        </div>
        <Button size="sm" onPress={onEnd}>
          {t('viewAsEnd')}
        </Button>
      </div>
    </Root>
  );
}
