import { useId, useRef, useState } from 'react';
import { isCurrentPath } from '../../domain/shell/navigation';
import { shellMessages } from '../../messages/en/shell';
import { useMessages } from '../../messages/messages';
import { styled } from '../../theme/styled';
import { Link } from '../ui/Link';
import type { ShellNavigationItem, ShellNavigationLink } from './SideNavigation';

/** Props of {@link NavigationGroup}. */
export interface NavigationGroupProps {
  item: ShellNavigationItem;
  links: readonly ShellNavigationLink[];
  currentPath: string;
  /** Called when a page was chosen, also the one that is open. */
  onClose: () => void;
}

const Flyout = /* @__PURE__ */ styled(
  'div',
  `
  &[hidden] {
    display: none;
  }
  & [data-slot='navigation-sub-item'] {
    display: block;
    padding: 8px 12px;
    border-radius: 6px;
    font-size: 14px;
    line-height: 20px;
    color: var(--plinth-text);
    text-decoration: none;
  }
  & [data-slot='navigation-sub-item']:hover {
    background: var(--plinth-surface-hover);
  }
  & [data-slot='navigation-sub-item'][aria-current] {
    color: var(--plinth-brand-text);
    font-weight: 600;
  }
  @media (min-width: 576px) {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 100%;
    padding-inline-start: 12px;
    & > ul {
      min-inline-size: 184px;
      padding: 6px;
      border: 1px solid var(--plinth-border);
      border-radius: 10px;
      background: var(--plinth-surface-raised);
      box-shadow: var(--plinth-shadow);
    }
    & > ul::before {
      content: attr(data-title);
      display: block;
      padding: 6px 12px;
      font-size: 12px;
      line-height: 16px;
      font-weight: 600;
      color: var(--plinth-text-muted);
    }
  }
  @media (max-width: 575.98px) {
    & > ul {
      padding-inline-start: 34px;
    }
    & [data-slot='navigation-sub-item'] {
      padding: 10px 12px;
      font-size: 16px;
    }
  }
  `,
);

/** An entry with pages of its own: they show on hover, and by the button for keys and fingers. */
export function NavigationGroup({ item, links, currentPath, onClose }: NavigationGroupProps) {
  const t = useMessages(shellMessages);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const current = links.filter((link) => isCurrentPath(link.href, currentPath));
  // Of two paths that both fit, the longer one is the page.
  const currentHref = current.sort((a, b) => b.href.length - a.href.length)[0]?.href;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover only adds to what the button does
    <div
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        data-slot="navigation-item"
        data-current={currentHref !== undefined || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={(event) => {
          // A mouse has opened it already by being there; its click must not close it again.
          setOpen(event.detail > 0 && matchesMouse(event.nativeEvent) ? true : !isOpen);
        }}
      >
        {item.icon}
        {item.label}
      </button>
      <Flyout id={id} hidden={!isOpen} data-slot="navigation-flyout">
        <ul aria-label={t('pagesOf', { area: item.label })} data-title={item.label}>
          {links.map((link) => (
            <li key={link.id}>
              <Link
                href={link.href}
                data-slot="navigation-sub-item"
                aria-current={link.href === currentHref ? 'page' : undefined}
                onPress={() => {
                  setOpen(false);
                  onClose();
                }}
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </Flyout>
    </div>
  );
}

function matchesMouse(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}
