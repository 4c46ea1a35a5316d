import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

/**
 * Boxes with one input over them. Letter spacing places the digits in the boxes: `1ch` is the width
 * of a digit in every font with tabular digits.
 */
export const CodeBoxes = styled('div')(
  layered(`
  container-type: inline-size;
  /* The input is wider than its boxes, by the caret after the last digit: it must not widen the page. */
  margin-inline: -4px;
  padding-inline: var(--plinth-space-1);
  overflow-x: clip;
  &[data-length='4'] { --plinth-code-length: 4; }
  &[data-length='5'] { --plinth-code-length: 5; }
  &[data-length='6'] { --plinth-code-length: 6; }
  &[data-length='7'] { --plinth-code-length: 7; }
  &[data-length='8'] { --plinth-code-length: 8; }
  & > [data-slot='code-field-row'] {
    --plinth-code-gap: 8px;
    --plinth-code-box: min(64px, (100cqi - (var(--plinth-code-length) - 1) * var(--plinth-code-gap)) / var(--plinth-code-length));
    --plinth-code-pitch: calc(var(--plinth-code-box) + var(--plinth-code-gap));
    position: relative;
    display: flex;
    box-sizing: content-box;
    gap: var(--plinth-code-gap);
    inline-size: fit-content;
    block-size: 48px;
    /* The caret after the last digit has no box: the last one is marked instead. The input reaches
       that far, and must not widen a narrow page; the outline of a box needs the room around. */
    padding: var(--plinth-space-1);
    margin: -4px;
    overflow: clip;
  }
  & [data-slot='code-field-box'] {
    box-sizing: border-box;
    inline-size: var(--plinth-code-box);
    border: 1px solid var(--plinth-border-control);
    border-radius: var(--plinth-radius-control);
    background: var(--plinth-surface);
    box-shadow: var(--plinth-shadow-control);
  }
  & [data-slot='code-field-box'][data-active] {
    border-color: var(--plinth-focus-ring);
    outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
    outline-offset: -1px;
  }
  & [data-slot='code-field-box'][data-active='selected'] { background: var(--plinth-brand-soft); }
  & input {
    appearance: none;
    box-sizing: border-box;
    position: absolute;
    inset-block: 4px;
    inset-inline-start: 4px;
    inline-size: calc((var(--plinth-code-length) + 1) * var(--plinth-code-pitch));
    margin: 0;
    padding: 0;
    padding-inline-start: calc((var(--plinth-code-box) - 1ch) / 2);
    border: 0;
    border-radius: var(--plinth-radius-control);
    background: transparent;
    color: var(--plinth-text);
    font: inherit;
    font-size: var(--plinth-font-size-xl);
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    letter-spacing: calc(var(--plinth-code-pitch) - 1ch);
    text-align: start;
    outline: none;
  }
  /* The boxes show it; between them there is nothing to select. */
  & input::selection { background: transparent; color: var(--plinth-brand-text); }
  & input:is(:autofill, :autofill:hover, :autofill:focus) {
    -webkit-text-fill-color: var(--plinth-text);
    caret-color: var(--plinth-text);
    -webkit-background-clip: text;
    background-clip: text;
  }
  &[data-invalid] [data-slot='code-field-box']:not([data-active]) { border-color: var(--plinth-danger-text); }
  &[data-disabled] input {
    color: var(--plinth-text-disabled);
    -webkit-text-fill-color: currentColor;
    cursor: not-allowed;
    opacity: 1;
  }
  &[data-disabled] [data-slot='code-field-box'] {
    background: var(--plinth-surface-hover);
    border-color: var(--plinth-border);
    box-shadow: none;
  }
  @media (forced-colors: active) {
    & [data-slot='code-field-box'][data-active] { outline-color: Highlight; }
    & [data-slot='code-field-box'][data-active='selected'] {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
    }
    /* Forced colours paint a backplate behind text, which would cut the boxes. */
    & input { forced-color-adjust: none; color: CanvasText; caret-color: CanvasText; }
    & input::selection { color: HighlightText; }
    &[data-disabled] [data-slot='code-field-box'] { border-color: GrayText; }
    &[data-disabled] input { color: GrayText; }
  }
  `),
);
