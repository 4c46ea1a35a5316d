import preview from '../../.storybook/preview';
import { FigmaVariables } from './FigmaVariables';

/**
 * `@plinth/console/tokens.json` has every token as the Design Tokens Format Module 2025.10 of the W3C
 * community group writes them, in three groups: `base`, and `light` and `dark` with the same names.
 *
 * Figma reads a file for each mode of a collection. So there are two collections: **Scheme** with the
 * modes Light and Dark, and **Base** with one. Create the collection in *Variables*, choose *Import
 * mode* in the menu of its column and give it the file below; the name of a variable is that of the
 * custom property without `--plinth-`. Shadows and curves are no variables: they are in `tokens.json`
 * alone.
 */
const meta = preview.meta({ title: 'Foundations/Design tools' });

/** What becomes of the groups: collections, modes and the type of each variable. */
export const Figma = meta.story({ render: () => <FigmaVariables /> });
