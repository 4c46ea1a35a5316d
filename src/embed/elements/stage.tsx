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
 * The document of a React root: a separate one. React reads the window from the document of its
 * root, where an image can clobber it (`<img name="defaultView">`).
 */
function ownContainer(): HTMLElement {
  return readPage(document, 'implementation').createHTMLDocument('').createElement('div');
}

/** Another bundle on the page may have its own React, whose ids also count from 1. */
const PREFIX = createRandomId().slice(0, 8);

/** Stages by their key. */
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

  /** Renders or updates the content of an element. */
  show(element: object, shadow: ShadowRoot, node: ReactNode): void {
    count += 1;
    const key = this.#actors.get(element)?.key ?? String(count);
    this.#actors.set(element, { key, shadow, node });
    this.#renderSoon();
  }

  /** Removes the content of an element. */
  leave(element: object): void {
    if (this.#actors.delete(element)) this.#renderSoon();
  }

  /** Batches changes of several elements. */
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
