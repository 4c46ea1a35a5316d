import { lazy, Suspense } from 'react';
import type { CodeFieldProps } from '../../components/ui/CodeField';
import { isOfMethod } from '../../domain/text/composition';
import { toDigits } from '../../domain/text/digits';
import { sheetOf } from '../../theme/shadow-start';
import { schemeOf } from '../scheme-of';
import { attributesOf, defineElement, PlinthElement } from './plinth-element';
import { openElement } from './shadow';
import { fieldStage, type Stage } from './stage';

const CodeFieldView = lazy(async () => ({
  default: (await import('./CodeFieldView')).CodeFieldView,
}));

/** The class of a field whose label is in the page. */
export const LABELLED = 'labelled';

const kinds = {
  label: 'text',
  name: 'text',
  length: 'text',
  required: 'flag',
  disabled: 'flag',
  language: 'text',
  colorScheme: 'text',
} as const;

/** The label is announced, and not shown twice. */
const SAID = `.${LABELLED} > label { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }`;

const LENGTHS = [4, 5, 6, 7, 8] as const;

/** Creates `<plinth-code-field>`, which takes part in a form like a native input. */
export function define(): void {
  class CodeFieldElement extends PlinthElement {
    static readonly formAssociated = true;
    static readonly observedAttributes = [...attributesOf(kinds), 'value'];

    protected override readonly kinds = { ...kinds, value: 'text' as const };
    readonly #internals = this.attachInternals();
    readonly #shadow = openElement(this, 'block', { delegatesFocus: true }).root;
    #stage: Stage | null = null;
    #input: HTMLInputElement | null = null;
    #incomplete = '';
    /** The typed or set value; null while the attribute applies. */
    #typed: string | null = null;
    #isWrong = false;
    #revision = 0;
    /** By a fieldset, or by its own attribute. */
    #isOff = false;

    constructor() {
      super();
      this.#shadow.adoptedStyleSheets.push(sheetOf(this, SAID));
      this.addEventListener('invalid', () => {
        this.#isWrong = true;
        this.show();
      });
      this.#shadow.addEventListener('keydown', (event) => {
        const key = event as KeyboardEvent;
        if (key.key === 'Enter' && !isOfMethod(key)) this.form?.requestSubmit();
      });
    }

    get value(): string {
      return this.#typed ?? toDigits(this.getAttribute('value') ?? '').slice(0, this.#length);
    }
    set value(value: string | null | undefined) {
      this.#typed = toDigits(value ?? '').slice(0, this.#length);
      this.#revision += 1;
      this.show();
    }
    /** The reset value: the attribute. */
    get defaultValue(): string {
      return this.getAttribute('value') ?? '';
    }
    set defaultValue(value: string) {
      this.setAttribute('value', value);
    }
    get form(): HTMLFormElement | null {
      return this.#internals.form;
    }
    get type(): string {
      return 'plinth-code-field';
    }
    get validity(): ValidityState {
      return this.#internals.validity;
    }
    get validationMessage(): string {
      return this.#internals.validationMessage;
    }
    get willValidate(): boolean {
      return this.#internals.willValidate;
    }
    get labels(): NodeList {
      return this.#internals.labels;
    }
    checkValidity(): boolean {
      return this.#internals.checkValidity();
    }
    reportValidity(): boolean {
      return this.#internals.reportValidity();
    }

    formResetCallback(): void {
      this.#typed = null;
      this.#revision += 1;
      this.#isWrong = false;
      this.show();
    }
    formDisabledCallback(isOff: boolean): void {
      this.#isOff = isOff;
      this.show();
    }
    formStateRestoreCallback(state: string): void {
      this.value = state;
    }

    get #length() {
      const requested = Number(this.getAttribute('length'));
      return LENGTHS.find((length) => length === requested) ?? 6;
    }

    override attributeChangedCallback(): void {
      // The attribute applies until something is typed.
      if (this.#typed === null) this.#revision += 1;
      super.attributeChangedCallback();
    }

    protected override show(): void {
      this.#report();
      if (!this.isConnected) return;
      const { label, required, language, colorScheme } = this.values as Record<string, string>;
      const [own] = this.#internals.labels;
      this.#stage ??= fieldStage();
      this.#stage.show(
        this,
        this.#shadow,
        <Suspense>
          <CodeFieldView
            look={{ language }}
            styleContainer={this.#shadow}
            colorScheme={schemeOf(colorScheme)}
            isLabelled={label === undefined && own !== undefined}
            label={label ?? own?.textContent?.trim()}
            length={this.#length}
            value={this.value}
            revision={this.#revision}
            isRequired={Boolean(required)}
            isDisabled={this.#isOff}
            isWrong={this.#isWrong && !this.validity.valid}
            onChange={this.#onChange}
            onInput={this.#onInput}
          />
        </Suspense>,
      );
    }

    protected override leave(): void {
      this.#stage?.leave(this);
      this.#stage = null;
    }

    readonly #onChange: CodeFieldProps['onChange'] = (code) => {
      this.#typed = code;
      this.show();
      // `input` events leave the shadow root, `change` events do not.
      this.dispatchEvent(new Event('change', { bubbles: true }));
    };

    readonly #onInput = (input: HTMLInputElement | null, incomplete: string): void => {
      this.#input = input;
      this.#incomplete = incomplete;
      this.#report();
    };

    /** Reports its value and validity to the form. */
    #report(): void {
      const { value } = this;
      this.#internals.setFormValue(value === '' ? null : value, value);
      const isMissing = value === '' && this.hasAttribute('required');
      const isShort = value !== '' && value.length < this.#length;
      const text = this.#incomplete || ' ';
      if (isMissing || isShort) {
        const flags = { valueMissing: isMissing, tooShort: isShort };
        this.#internals.setValidity(flags, text, this.#input ?? undefined);
      } else this.#internals.setValidity({});
    }
  }
  defineElement('plinth-code-field', kinds, CodeFieldElement);
}
