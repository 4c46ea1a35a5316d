import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { readPage } from '../../domain/read-page';
import { createRandomId } from '../../platform/random-id';
import { ScreensConsole } from '../../screens/ScreensProvider';

interface Actor {
  readonly key: string;
  readonly shadow: ShadowRoot;
  readonly node: ReactNode;
}

/**
 * Where a root stands: in a document of its own. React reads the window from the document of its
 * root, and in the page a picture may be called like it (`<img name="defaultView">`).
 */
function ownContainer(): HTMLElement {
  return readPage(document, 'implementation').createHTMLDocument('').createElement('div');
}

/** Another bundle on the page has a React of its own, which counts its ids from 1 as well. */
const PREFIX = createRandomId().slice(0, 8);

/** Stages by what they share. */
const stages = new Map<string, Stage>();
let count = 0;

/**
 * One React root for all elements that share something: each is a portal into its own shadow root,
 * so that they have one session, one cache and one live connection. It ends with its last element.
 */
export class Stage {
  readonly #name: string;
  readonly #wrap: (actors: ReactNode) => ReactNode;
  readonly #actors = new Map<object, Actor>();
  #root: Root | null = null;
  #isWaiting = false;

  constructor(name: string, wrap: (actors: ReactNode) => ReactNode) {
    this.#name = name;
    this.#wrap = wrap;
  }

  /** Shows something for an element, or something else than before. */
  show(element: object, shadow: ShadowRoot, node: ReactNode): void {
    count += 1;
    const key = this.#actors.get(element)?.key ?? String(count);
    this.#actors.set(element, { key, shadow, node });
    this.#renderSoon();
  }

  /** Takes an element's away. */
  leave(element: object): void {
    if (this.#actors.delete(element)) this.#renderSoon();
  }

  /** Several elements come, change and go at once. */
  #renderSoon(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    queueMicrotask(() => {
      this.#isWaiting = false;
      this.#render();
    });
  }

  #render(): void {
    if (this.#actors.size === 0) {
      this.#root?.unmount();
      this.#root = null;
      if (stages.get(this.#name) === this) stages.delete(this.#name);
      return;
    }
    stages.set(this.#name, this);
    this.#root ??= createRoot(ownContainer(), { identifierPrefix: PREFIX });
    const actors = [...this.#actors.values()];
    this.#root.render(
      this.#wrap(actors.map(({ node, shadow, key }) => createPortal(node, shadow, key))),
    );
  }
}

function stageOf(name: string, wrap: (actors: ReactNode) => ReactNode): Stage {
  const stage = stages.get(name) ?? new Stage(name, wrap);
  stages.set(name, stage);
  return stage;
}

/** The stage of all screens with one API and one namespace. */
export const consoleStage = (apiBaseUrl = '', namespace?: string): Stage =>
  stageOf(`api ${namespace ?? ''} ${apiBaseUrl}`, (actors) => (
    <ScreensConsole {...{ apiBaseUrl, namespace }}>{actors}</ScreensConsole>
  ));

/** The stage of fields, which need no API. */
export const fieldStage = (): Stage => stageOf('fields', (actors) => actors);
