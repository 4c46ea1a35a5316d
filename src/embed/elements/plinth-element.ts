import { attributeOf } from '../common-properties';
import type { EmbedValues, PropertyKind } from '../screen';

/** On a server there are no elements; importing this must not fail there. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** Values of an element, by property. */
export type Kinds = Readonly<Record<string, PropertyKind>>;

/**
 * An element whose properties are its attributes. Moving it, or removing and reinserting it
 * immediately, keeps its state.
 */
export abstract class PlinthElement extends Base {
  /** The types of its properties by name; attributes are also in `observedAttributes`. */
  protected abstract readonly kinds: Kinds;

  #isShown = false;

  /** The values of the attributes. */
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

  /** Renders the attributes; called again on each change. */
  protected abstract show(): void;
  /** Called when it was removed for good. */
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

  /** Dispatches an event; false if the page called `preventDefault`. */
  protected tell(name: string, detail?: unknown): boolean {
    const type = `plinth-${name}`;
    return this.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }),
    );
  }
}

/** The attribute of a value; an object, such as `messages`, as JSON. */
const textOf = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** A property for each attribute; an empty value or false removes the attribute. */
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

/** Defines an element once: the first script of a page wins. */
export function defineElement(tag: string, kinds: Kinds, type: new () => PlinthElement): void {
  if (typeof customElements === 'undefined' || customElements.get(tag)) return;
  reflect(type, kinds);
  customElements.define(tag, type);
}
