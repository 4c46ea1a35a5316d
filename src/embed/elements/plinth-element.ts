import { attributeOf } from '../common-properties';
import type { EmbedValues, PropertyKind } from '../screen';

/** On a server there are no elements; what imports this must not break there. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** What an element was told, by property. */
export type Kinds = Readonly<Record<string, PropertyKind>>;

/**
 * An element whose properties are its attributes. Moving it, or taking it out and putting it back at
 * once, changes nothing in it.
 */
export abstract class PlinthElement extends Base {
  /** The kinds of its properties by name; those that are attributes are also `observedAttributes`. */
  protected abstract readonly kinds: Kinds;

  #isShown = false;

  /** What the attributes say. */
  protected get values(): EmbedValues {
    return Object.fromEntries(
      Object.entries(this.kinds).map(([name, kind]) => [
        name,
        kind === 'flag'
          ? this.hasAttribute(attributeOf(name))
          : (this.getAttribute(attributeOf(name)) ?? undefined),
      ]),
    );
  }

  /** Shows what the attributes say; called again whenever they change. */
  protected abstract show(): void;
  /** It has left the page for good. */
  protected abstract leave(): void;

  connectedCallback(): void {
    for (const name of Object.keys(this.kinds)) {
      if (!Object.hasOwn(this, name)) continue;
      // It was set before the element was defined, and hides the property.
      const own = this as unknown as Record<string, unknown>;
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
    this.#isShown = true;
    this.show();
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected || !this.#isShown) return;
      this.#isShown = false;
      this.leave();
    });
  }

  /** `moveBefore` keeps it as it is. */
  connectedMoveCallback(): void {}

  attributeChangedCallback(): void {
    if (this.#isShown && this.isConnected) this.show();
  }

  /** Tells the page; false when it said that nothing more is to happen. */
  protected tell(name: string, detail?: unknown): boolean {
    const type = `plinth-${name}`;
    return this.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }),
    );
  }
}

/** What an attribute holds of a value: an object, such as `messages`, as JSON. */
const textOf = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** A property for each attribute: set to nothing, or to no, the attribute goes. */
function reflect(type: { readonly prototype: PlinthElement }, kinds: Kinds): void {
  for (const [name, kind] of Object.entries(kinds)) {
    const attribute = attributeOf(name);
    Object.defineProperty(type.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return kind === 'flag'
          ? this.hasAttribute(attribute)
          : (this.getAttribute(attribute) ?? undefined);
      },
      set(this: HTMLElement, value: unknown) {
        if (kind === 'flag') this.toggleAttribute(attribute, Boolean(value));
        else if (value === null || value === undefined) this.removeAttribute(attribute);
        else this.setAttribute(attribute, textOf(value));
      },
    });
  }
}

/** The attributes of an element, for `observedAttributes`. */
export const attributesOf = (kinds: Kinds): string[] => Object.keys(kinds).map(attributeOf);

/** Defines an element once: the first script of a page has the tag, others change nothing. */
export function defineElement(tag: string, kinds: Kinds, type: new () => PlinthElement): void {
  if (typeof customElements === 'undefined' || customElements.get(tag)) return;
  reflect(type, kinds);
  customElements.define(tag, type);
}
