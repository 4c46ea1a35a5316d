import { isSafeHref } from '../../domain/text/safe-href';
import { COMMON_PROPERTIES, type CommonProperties } from '../common-properties';
import { EmbeddedScreen } from '../EmbeddedScreen';
import type { AnyEmbedScreen, EmbedValues } from '../screen';
import { attributesOf, defineElement, PlinthElement } from './plinth-element';
import { type ElementShadow, openElement } from './shadow';
import { consoleStage, type Stage } from './stage';

/** Pending content: loading parts, placeholders, and their announcements. */
const AWAITED = ':is([aria-busy="true"], [data-slot="page-skeleton"], [data-slot="skeleton"])';
/** Content that loads only when visible, possibly never. */
const DEFERRED = ':is([data-deferred], [data-deferred] *)';
/** The final content of an element: a part of ours, or the page's replacement. */
const SHOWN = '[data-plinth-root] :is([data-slot], slot)';

/** Progress of an element's content. */
export type Progress =
  | { readonly status: 'loading' | 'ready' }
  | { readonly status: 'failed'; readonly code: 'network' | 'failed'; readonly message: string };

function failureIn(root: ShadowRoot): Progress | null {
  const failed = root.querySelector('[data-failure]');
  if (!failed) return null;
  const code = failed.getAttribute('data-failure') === 'network' ? 'network' : 'failed';
  const messageNode = failed.querySelector('h2, h3, h4, strong, [role="status"]') ?? failed;
  return { status: 'failed', code, message: messageNode.textContent ?? '' };
}

function progressOf(root: ShadowRoot): Progress {
  const isAwaited = root.querySelector(`${AWAITED}:not(${DEFERRED})`) !== null;
  if (isAwaited || root.querySelector(SHOWN) === null) return { status: 'loading' };
  return failureIn(root) ?? { status: 'ready' };
}

/**
 * Watches whether the content of an element has loaded or failed. Calls back initially and on each
 * change; the returned function stops it.
 */
export function watchProgress(
  root: ShadowRoot,
  onChange: (progress: Progress, before: Progress['status'] | null) => void,
): () => void {
  let before: Progress = { status: 'loading' };
  const keyOf = (progress: Progress) => ('code' in progress ? progress.code : progress.status);
  const look = () => {
    const next = progressOf(root);
    const { status } = before;
    if (keyOf(next) === keyOf(before)) return;
    before = next;
    onChange(next, status);
  };
  const changes = new MutationObserver(look);
  const attributeFilter = ['aria-busy', 'data-deferred', 'data-failure'];
  changes.observe(root, { childList: true, subtree: true, attributeFilter });
  onChange(before, null);
  return () => changes.disconnect();
}

/** Defines `<plinth-{name}>` for a screen of the table, unless defined. */
export function defineScreenElement(screen: AnyEmbedScreen): void {
  const { id, ...own } = screen.properties;
  // The `id` of an element is the page's.
  const kinds = { ...COMMON_PROPERTIES, ...own, ...(id && { recordId: id }) };

  class ScreenElement extends PlinthElement {
    static readonly observedAttributes = attributesOf(kinds);

    protected override readonly kinds = kinds;
    readonly #shadow: ElementShadow;
    readonly #place;
    #stage: Stage | null = null;
    #stopWatching: (() => void) | null = null;
    /** The code of the shown failure. */
    #failed = '';
    /** The code of the failure reported by the screen itself. */
    #told = '';
    /** Signs out; null until the screen has mounted. */
    #signOut: (() => Promise<unknown>) | null = null;
    /** Callers that wait for it. */
    #waiting: ((signOut: () => Promise<unknown>) => void)[] = [];

    constructor() {
      super();
      this.#shadow = openElement(this, screen.needsUser === 'quietly' ? 'inline-block' : 'block');
      this.#place = {
        styleContainer: this.#shadow.root,
        onTheme: this.#shadow.setTheme,
        onSignOut: (signOut: () => Promise<unknown>) => {
          this.#signOut = signOut;
          for (const go of this.#waiting.splice(0)) go(signOut);
        },
      };
    }

    protected override show(): void {
      const values: EmbedValues & CommonProperties = {
        ...this.values,
        id: this.values.recordId,
      };
      const stage = consoleStage(values.apiBaseUrl, values.namespace);
      this.#shadow.setHeadingLevel(values.headingLevel);
      if (this.#stage !== stage) this.#stage?.leave(this);
      this.#stage = stage;
      this.#stopWatching ??= watchProgress(this.#shadow.root, (progress, before) => {
        if (progress.status !== 'failed') {
          this.#told = '';
          this.#failed = '';
          this.tell(progress.status, {});
          return;
        }
        const { code, message } = progress;
        // The screen itself, or its session, may have reported it already.
        if (this.#told !== code) this.tell('error', { code, message });
        this.#failed = code;
        // The message is shown instead.
        if (before === 'loading') this.tell('ready', {});
      });
      const node = (
        <EmbeddedScreen screen={screen} values={values} emit={this.#emit} place={this.#place} />
      );
      stage.show(this, this.#shadow.root, node);
    }

    protected override leave(): void {
      this.#stage?.leave(this);
      this.#stage = null;
      this.#signOut = null;
      this.#stopWatching?.();
      this.#stopWatching = null;
    }

    /** Signs the user out, here and in all elements and tabs with the same API. */
    async signOut(): Promise<void> {
      const signOut =
        this.#signOut ??
        (await new Promise<() => Promise<unknown>>((resolve) => this.#waiting.push(resolve)));
      await signOut();
    }

    /** Focuses the first focusable element. */
    override focus(options?: FocusOptions): void {
      const first = this.#shadow.root.querySelector<HTMLElement>(
        'input, button, select, textarea, a[href], [tabindex="0"]',
      );
      first?.focus(options);
    }

    readonly #emit = (name: string, detail: unknown): boolean => {
      if (name === 'error') {
        const { code } = detail as { code: string };
        if (code === this.#failed) return true;
        this.#told = code;
      }
      const goesOn = this.tell(name, detail);
      if (name === 'navigate' && goesOn) {
        const { href } = detail as { href: string };
        // Attributes may contain untrusted input.
        if (isSafeHref(href)) location.assign(href);
      }
      return goesOn;
    };
  }
  defineElement(`plinth-${screen.name}`, kinds, ScreenElement);
}
