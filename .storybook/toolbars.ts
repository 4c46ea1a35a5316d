import { FAULT_NAMES } from '../src/sandbox/faults/named-faults';
import { SCENARIO_NAMES, SCENARIOS } from '../src/sandbox/world/scenarios';
import { STORY_LANGUAGES } from '../stories/support/languages';
import { PERSONAS } from '../stories/support/personas';

/** What the toolbar of a story sets. `story` and `none` leave a story as it was written. */
export const initialGlobals = {
  theme: 'light',
  direction: 'ltr',
  language: 'en',
  scenario: 'story',
  persona: 'story',
  fault: 'none',
  clock: '0',
  // The sheets of states set it; the addon wants it to be known.
  pseudo: false,
} as const;

/**
 * What a story can be set to: all of it in Settings (`settings/settings-addon.ts`), and in the toolbar
 * only while it is not at its default.
 */
export const globalTypes = {
  theme: {
    description: 'Colour scheme',
    choice: {
      title: 'Theme',
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
  direction: {
    description: 'Reading direction',
    choice: {
      title: 'Direction',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  language: {
    description: 'The language, or a pseudo-language 40 % longer',
    choice: {
      title: 'Language',
      items: [
        { value: 'en', title: 'English' },
        ...STORY_LANGUAGES.map(({ locale, name }) => ({ value: locale, title: name })),
        { value: 'pseudo', title: 'Pseudo-language' },
      ],
    },
  },
  scenario: {
    description: 'What the server holds that pages and the portal talk to, and who is signed in',
    choice: {
      title: 'Scenario',
      items: [
        { value: 'story', title: 'Own scenario' },
        ...SCENARIO_NAMES.map((name) => ({
          value: name,
          title: `${name}: ${SCENARIOS[name].shows}`,
          short: name,
        })),
      ],
    },
  },
  persona: {
    description: 'Who is signed in, whatever the scenario is',
    choice: {
      title: 'Persona',
      items: [
        { value: 'story', title: 'Own persona' },
        ...Object.entries(PERSONAS).map(([value, { title }]) => ({ value, title })),
      ],
    },
  },
  fault: {
    description: 'How every call of pages and the portal fails',
    choice: {
      title: 'Fault',
      items: [
        { value: 'none', title: 'No fault' },
        ...FAULT_NAMES.map((name) => ({ value: name, title: name })),
      ],
    },
  },
  clock: {
    description: 'The clock of the story: it stands still, so that pictures repeat',
    choice: {
      title: 'Clock',
      items: [
        { value: '0', title: 'Clock stands still' },
        { value: '60', title: '1 minute later' },
        { value: '300', title: '5 minutes later' },
        { value: '1500', title: '25 minutes later' },
        { value: '1680', title: '28 minutes later' },
        { value: '1740', title: '29 minutes later' },
        { value: '1800', title: '30 minutes later' },
        { value: 'runs', title: 'Clock runs' },
      ],
    },
  },
};

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The widths at which every screen is looked at. */
export const viewports = {
  narrow: viewport('Narrowest', 320, 640),
  phone: viewport('Phone', 375, 740),
  tablet: viewport('Tablet', 768, 1024),
  desktop: viewport('Desktop', 1280, 800),
};
