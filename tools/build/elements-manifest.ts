import { attributeOf } from '../../src/embed/common-properties';
import { classOf, type Described, type ElementDescription } from './elements-description';

const described = ({ text, byDefault }: Described) => ({
  description: text,
  ...(byDefault && { default: byDefault }),
});

/** The Custom Elements Manifest (schema 2.1.0), which editors and catalogues read. */
export function manifestOf(elements: readonly ElementDescription[]) {
  return {
    schemaVersion: '2.1.0',
    modules: elements.map(({ name, tag, text, properties, events, methods, slots }) => ({
      kind: 'javascript-module',
      path: `dist/elements/${name}.js`,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: classOf(name),
          tagName: tag,
          description: text,
          superclass: { name: 'HTMLElement' },
          attributes: properties.map((one) => ({
            name: attributeOf(one.name),
            fieldName: one.name,
            type: { text: one.type },
            ...described(one),
          })),
          members: [
            ...methods.map((one) => ({
              kind: 'method',
              name: one.name,
              description: one.text,
              return: { type: { text: 'Promise<void>' } },
            })),
            ...properties.map((one) => ({
              kind: 'field',
              name: one.name,
              attribute: attributeOf(one.name),
              reflects: one.name !== 'value',
              type: { text: one.type },
              ...described(one),
            })),
          ],
          events: events.map((one) => ({
            name: one.name,
            type: { text: `CustomEvent<${one.type}>` },
            description: one.text,
          })),
          slots: slots.map((slot) => ({ name: slot.name, description: slot.text })),
        },
      ],
      exports: [
        { kind: 'custom-element-definition', name: tag, declaration: { name: classOf(name) } },
      ],
    })),
  };
}
