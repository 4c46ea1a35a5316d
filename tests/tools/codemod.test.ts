import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { modernize } from '../../tools/console/codemod/modernize';
import { ARGUMENTS, EXPORTS, PROPS, RESULTS } from '../../tools/console/codemod/renames';
import { runCodemod } from '../../tools/console/codemod/run';

const FROM = (names: string, entry = 'components') =>
  `import { ${names} } from '@plinth/console/${entry}';\n`;
const now = (text: string, file = 'Page.tsx') => modernize(text, file).text;

/** The entry's report says what it exports now. */
const published = (entry: string) => readFileSync(`api/${entry}.api.md`, 'utf8');

describe('what was renamed', () => {
  const exported = Object.entries(EXPORTS).flatMap(([entry, names]) =>
    Object.entries(names).map(([old, today]) => [entry, old, today] as const),
  );
  it.each(exported)('of %s: %s is %s', (entry, old, today) => {
    expect(published(entry)).toMatch(new RegExp(`\\b${today}\\b`));
    expect(now(`${FROM(old, entry)}use(${old});\n`)).toBe(
      `${FROM(`${today} as ${old}`, entry)}use(${old});\n`,
    );
    expect(now(FROM(`${old} as mine`, entry))).toBe(FROM(`${today} as mine`, entry));
    expect(now(`export { ${old} } from '@plinth/console/${entry}';`)).toBe(
      `export { ${today} as ${old} } from '@plinth/console/${entry}';`,
    );
  });

  const AFTER = {
    same: ['={given}', '={given}'],
    closing: ['={given}', '={() => given(false)}'],
    failure: ['={given}', "={given ? { kind: 'refused', serverMessage: given } : null}"],
    failed: ['={given}', "={given ? { kind: 'unexpected' } : null}"],
    severity: ['', "={'error'}"],
  } as const;
  const props = Object.entries(PROPS).flatMap(([component, names]) =>
    Object.entries(names).map(([old, rename]) => [component, old, rename] as const),
  );
  it.each(props)('of %s: %s', (component, old, { to, change }) => {
    expect(published('components')).toMatch(new RegExp(`\\b${component}\\b`));
    const [before, after] = AFTER[change];
    const page = (prop: string) => `${FROM(component)}const a = <${component} ${prop} id="x" />;\n`;
    expect(now(page(`${old}${before}`))).toBe(page(`${to}${after}`));
  });

  const results = Object.entries(RESULTS).flatMap(([hook, names]) =>
    Object.entries(names).map(([old, today]) => [hook, old, today] as const),
  );
  it.each(results)('of what %s returns: %s is %s', (hook, old, today) => {
    expect(published('hooks')).toMatch(new RegExp(`function ${hook}\\b`));
    const page = (taken: string, member: string) =>
      `${FROM(hook, 'hooks')}const { ${taken} } = ${hook}();\nconst all = ${hook}();\nsay(all.${member});\n`;
    expect(now(page(old, old))).toBe(page(`${today}: ${old}`, today));
    expect(now(page(`${old}: wrong`, old))).toBe(page(`${today}: wrong`, today));
  });

  it('of what alerts take', () => {
    expect(Object.keys(ARGUMENTS)).toEqual(['useAlerts']);
    const page = (name: string) =>
      `${FROM('useAlerts', 'hooks')}const { show } = useAlerts();\nconst alerts = useAlerts();\n` +
      `show({ title, ${name}: stay });\nalerts.show({ ${name}() {} });\nother.show({ onCancel });\n`;
    expect(now(page('onCancel'))).toBe(page('onClose'));
  });
});

describe('everything else', () => {
  it('stays byte for byte, with tabs, comments, odd ends of lines and marks', () => {
    const page = `\uFEFF// a page\r\nimport {Modal,\tDrawer as Side} from "@plinth/console/components"\r\n
\texport default ()=><><Modal\tonOpenChange = {setOpen} /* why */ /><Side onOpenChange={a.b}/></>   `;
    expect(now(page)).toBe(
      page
        .replace('onOpenChange = {setOpen}', 'onClose={() => setOpen(false)}')
        .replace('onOpenChange={a.b}', 'onClose={() => a.b(false)}'),
    );
  });

  it.each([
    "import { Modal } from './mine';\nconst a = <Modal onOpenChange={f} />;",
    `${FROM('Tabs')}const a = <Tabs onOpenChange={f} onCancel={g} errorText="" />;`,
    `${FROM('Modal')}const a = <Other onOpenChange={f} />;\nconst b = { onOpenChange, errorText };`,
    `${FROM('useLogin', 'hooks')}const { failure } = useLogin();\nconst { error } = useOther();`,
    'const broken = <Modal onOpenChange=',
    "import { profileMessages } from '@plinth/other';",
  ])('is none of ours: %s', (text) => {
    expect(modernize(text, 'Page.tsx')).toEqual({ text, tasks: [] });
  });

  it('knows whole entries, components by their own file, generics and values in values', () => {
    const page = (
      name: string,
      of: string,
      close: string,
    ) => `import * as P from '@plinth/console/components';
import { Drawer } from '@plinth/console/components/Drawer';
import { useLogin } from '@plinth/console/hooks';
const cast = <T,>(value: T) => value as T;
const login = useLogin();
export const A = () => <P.LoginScreen ${name}={${of}} footer={<Drawer ${close} />} />;
`;
    const failed = "login.failure ? { kind: 'refused', serverMessage: login.failure } : null";
    expect(now(page('errorText', 'login.error', 'onOpenChange={go}'))).toBe(
      page('failure', failed, 'onClose={() => go(false)}'),
    );
  });

  it('leaves to a person what it cannot know, and says where', () => {
    const text = `${FROM('Modal, LoginScreen')}
const a = <Modal onOpenChange={(isOpen) => isOpen || leave()} />;
const b = <LoginScreen errorText={t('wrong')} />;
`;
    const { text: after, tasks } = modernize(text, 'Page.tsx');
    expect(after).toBe(text);
    expect(tasks.map(({ says }) => says)).toEqual([
      'Modal: onOpenChange is onClose now, and takes something else.',
      'LoginScreen: errorText is failure now, and takes something else.',
    ]);
  });
});

it('shows what would change, and changes it only when that is asked', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-codemod-'));
  const file = join(folder, 'Page.jsx');
  const text = `${FROM('AlertDialog')}export const A = () => <AlertDialog onCancel={stay} />;\n`;
  writeFileSync(file, text);
  writeFileSync(join(folder, 'broken.js'), `${FROM('Modal')}const = 1;`);
  const dry = runCodemod([folder]);
  expect(dry.code).toBe(1);
  expect(dry.lines.join('\n')).toMatch(/-.*onCancel[\s\S]*\+.*onClose[\s\S]*1 file would change/);
  expect(dry.lines.join('\n')).toMatch(/broken\.js cannot be read/);
  expect(readFileSync(file, 'utf8')).toBe(text);
  expect(runCodemod([file, '--write']).lines.at(-1)).toBe('1 file changed.');
  expect(readFileSync(file, 'utf8')).toBe(text.replace('onCancel', 'onClose'));
  expect(runCodemod([file]).lines).toEqual(['0 files would change; add --write to do it.']);
  expect(runCodemod([]).code).toBe(1);
  expect(runCodemod(['--force', folder]).lines[0]).toBe('There is no option --force.');
  expect(runCodemod([join(folder, 'nowhere')]).code).toBe(1);
});
