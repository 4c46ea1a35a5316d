import { forwardRef, type ReactNode } from 'react';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  /** What the page is about: its heading of the first level. */
  title: string;
  /** A sentence under the heading. @default none */
  text?: string | undefined;
  /** Buttons at the end of the line, beside each other. @default none */
  actions?: ReactNode;
}

const Header = /* @__PURE__ */ styled('header')(
  /* @__PURE__ */ layered(`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--plinth-space-3) var(--plinth-space-6);
  & h1 {
    margin: 0;
    font-size: var(--plinth-font-size-2xl);
    line-height: 32px;
    font-family: var(--plinth-font-heading);
    font-weight: 650;
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  & h1:focus {
    outline: none;
  }
  & > [data-slot='page-actions'] { display: flex; flex-wrap: wrap; align-items: center; gap: var(--plinth-space-2) var(--plinth-space-3); }
  & p {
    margin: var(--plinth-space-1) 0 0;
    color: var(--plinth-text-muted);
    overflow-wrap: anywhere;
  }
  `),
);

/** The heading of a page. A route change moves focus to it (contract §4.10). A ref is to the whole. */
export const PageHeader = /* @__PURE__ */ forwardRef<HTMLElement, PageHeaderProps>(
  function PageHeader({ title, text, actions }, ref) {
    return (
      <Header ref={ref} data-slot="page-header">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {text && <p>{text}</p>}
        </div>
        {actions && (
          <Part as="div" data-slot="page-actions">
            {actions}
          </Part>
        )}
      </Header>
    );
  },
);
