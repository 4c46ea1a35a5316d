import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Mark } from '../ui/Mark';

export interface LetterheadProps {
  /** Who hands the paper out. */
  company: { readonly id: string; readonly name: string };
  /** Kind of paper: 'Statement'. */
  kind: string;
  /** Its number or name, at the foot of each page. */
  title: string;
}

/** As a string of CSS. */
const quoted = (text: string) => JSON.stringify(text.replace(/[\n\r\f]/g, ' '));

// Drawn, because the facts of the page name the company on screen.
const Root = styled('div')(({ 'data-foot': foot = '' }) =>
  layered(
    () => `
  & { display: none; }
  @media print {
    html:has(&) { --plinth-print-foot: ${quoted(foot)}; }
    :has(> &) { position: relative; padding-block-start: 64px !important; }
    & { position: absolute; inset-block-start: 0; inset-inline: 0; display: flex; align-items: center; gap: 12px; }
    &::before { content: attr(data-name); order: 1; flex: 1; font-size: 16px; font-weight: 600; }
    &::after { content: attr(data-kind); order: 2; color: GrayText; font-size: 16px; }
  }
  `,
  ),
);

/** The head of a printed record, not shown on screen: who hands it out, and what it is. */
export function Letterhead({ company, kind, title }: LetterheadProps) {
  return (
    <Root
      aria-hidden
      data-slot="letterhead"
      data-name={company.name}
      data-kind={kind}
      data-foot={`${title} · ${company.name}`}
    >
      <Mark seed={company.id} size="lg" />
    </Root>
  );
}
