import type { Catalogue, Message } from '../../src/messages/define-messages';
import { layered } from '../../src/theme/layered';
import { styled } from '../../src/theme/styled';
import type { ScreenFacts } from './screen-facts';

/** Props of {@link FactsView}. */
export interface FactsViewProps {
  readonly name: string;
  readonly facts: ScreenFacts;
  /** The sentences that it brings along. */
  readonly catalogues: readonly Catalogue[];
  /** Gzip, in bytes; undefined when nobody has measured it. */
  readonly size: { readonly first: number; readonly later: number } | undefined;
}

const Root = styled('div')(
  /* @__PURE__ */ layered(`
  display: grid;
  gap: 32px;
  margin-block: 40px;
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-md);
  line-height: 22px;
  & section { display: grid; gap: 12px; min-inline-size: 0; }
  & h2 { margin: 0; font-size: var(--plinth-font-size-xl); line-height: 28px; }
  & p { margin: 0; color: var(--plinth-text-muted); }
  & strong { color: var(--plinth-text); font-variant-numeric: tabular-nums; }
  & ul { display: flex; flex-wrap: wrap; gap: 6px; margin: 0; padding: 0; list-style: none; }
  & code {
    padding: 2px 6px;
    border-radius: var(--plinth-radius-sm);
    background: var(--plinth-surface-hover);
    font-size: var(--plinth-font-size-xs);
    line-height: 18px;
    overflow-wrap: anywhere;
  }
  & summary { color: var(--plinth-text-muted); cursor: pointer; }
  & details[open] > summary { margin-block-end: 12px; }
  & table { inline-size: 100%; border-collapse: collapse; }
  & th, & td {
    padding: 8px 12px 8px 0;
    border-block-end: 1px solid var(--plinth-border);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & th { inline-size: 40%; font-weight: 400; }
  @media (max-width: 599.98px) {
    & th, & td { display: block; inline-size: auto; padding-inline-end: 0; }
    & th { border: 0; padding-block-end: 0; }
  }
  `),
);

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

function textOf(message: Message): string {
  if (typeof message === 'string') return message;
  if ('forms' in message) return Object.values(message.forms).map(textOf).join(' · ');
  return Object.values(message).join(' · ');
}

const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

/** Those of the screen's own rooms first; the kit's are in every screen. */
const isOfKit = ({ room }: Catalogue) => room === 'ui';

function Sentences({ catalogues }: { catalogues: readonly Catalogue[] }) {
  return (
    <table>
      <tbody>
        {catalogues.flatMap(({ room, messages }) =>
          Object.entries(messages).map(([key, message]) => (
            <tr key={`${room}.${key}`}>
              <th scope="row">
                <code>{`${room}.${key}`}</code>
              </th>
              <td>{textOf(message)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

/** What is true of a screen: what it costs, who feeds it, what can be styled and reworded. */
export function FactsView({ name, facts, catalogues, size }: FactsViewProps) {
  const own = catalogues.filter((catalogue) => !isOfKit(catalogue));
  const kit = catalogues.filter(isOfKit);
  return (
    <Root>
      {size && (
        <section aria-label="Cost">
          <h2>Cost</h2>
          <p>
            <strong>{kB(size.first)}</strong>
            {` for a page that imports only ${name}: gzip, minified, without React.`}
            {size.later > 0 && ` ${kB(size.later)} more are loaded when they are needed.`}
          </p>
        </section>
      )}
      <section aria-label="Hooks">
        <h2>Hooks</h2>
        {facts.hooks.length > 0 ? (
          <>
            <p>What feeds it in the portal, from @plinth/console/hooks:</p>
            <Names names={facts.hooks} />
          </>
        ) : (
          <p>None: it shows what it is given.</p>
        )}
      </section>
      <section aria-label="Slots">
        <h2>Slots</h2>
        <p>
          {facts.slots.length > 0
            ? 'Names of its parts that are promised, to style them by:'
            : 'No part of its own is promised, only widgets.'}
        </p>
        <Names names={facts.slots} />
        {facts.kitSlots.length > 0 && (
          <details>
            <summary>{`${facts.kitSlots.length} of the widgets in it`}</summary>
            <Names names={facts.kitSlots} />
          </details>
        )}
      </section>
      <section aria-label="Messages">
        <h2>Messages</h2>
        <p>
          {own.length > 0
            ? 'The sentences that it brings along. Each can be reworded or translated by its key.'
            : 'It has no sentences of its own: they are given to it.'}
        </p>
        <Sentences catalogues={own} />
        {kit.length > 0 && (
          <details>
            <summary>Those of the widgets in it</summary>
            <Sentences catalogues={kit} />
          </details>
        )}
      </section>
    </Root>
  );
}
