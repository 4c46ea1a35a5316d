/** What the commands of workflows are held to. */
export interface House {
  /** Names of the scripts of package.json. */
  readonly scripts: readonly string[];
  /** Whether there is a file or a folder, by its path from the root. */
  readonly has: (path: string) => boolean;
}

const USES = /^ *(?:- )?uses: (\S+)(.*)$/;
const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
const VERSION = /^ # v\d+\.\d+\.\d+$/;
const RUN = /^ *(?:- )?run: (.*)$/;
const STEP = /^ {6}- /;
const JOB = /^ {2}([\w-]+):$/;
/** What would make a command several, or take text of somebody else into it. */
const NOT_ONE = /[|&;<>`]|\$\(|\$\{\{/;

/** Why a command is not one that runs here as well; null if it is. */
function commandFault(command: string, { scripts, has }: House): string | null {
  if (NOT_ONE.test(command)) return 'is not one command';
  const [program, first = '', second = ''] = command.split(' ');
  const isKnown =
    (program === 'npm' && ['ci', 'test', 'publish'].includes(first)) ||
    (program === 'npm' && first === 'run' && scripts.includes(second)) ||
    (program === 'node' && has(first)) ||
    (program === 'gh' && first === 'release');
  return isKnown ? null : 'is no script of the project';
}

/** The lines of each step or job, from a line that begins one to before the next. */
function blocks(lines: readonly string[], begins: RegExp): readonly (readonly string[])[] {
  const starts = lines.flatMap((line, at) => (begins.test(line) ? [at] : []));
  return starts.map((start, at) => lines.slice(start, starts[at + 1]));
}

/** What is wrong in every file: actions, commands, conditions. */
function lineFaults(line: string, house: House): readonly string[] {
  const [, action, after = ''] = USES.exec(line) ?? [];
  const [, command] = RUN.exec(line) ?? [];
  const faults: string[] = [];
  if (action?.startsWith('./')) {
    if (!house.has(`${action.slice(2)}/action.yml`)) faults.push(`${action} is not there`);
  } else if (action !== undefined) {
    if (!PINNED.test(action)) faults.push(`${action} is not pinned by its hash`);
    if (!VERSION.test(after)) faults.push(`${action} has no version beside its hash`);
  }
  if (command !== undefined) {
    const fault = commandFault(command, house);
    if (fault) faults.push(`\`${command}\` ${fault}`);
  }
  if (/^ *(?:- )?if:.*\bsecrets\./.test(line)) faults.push('a condition reads a secret');
  return faults;
}

/** What is wrong in a workflow as a whole: rights, time, credentials. */
function workflowFaults(lines: readonly string[]): readonly string[] {
  const faults: string[] = [];
  if (!lines.includes('permissions: {}')) faults.push('it begins with rights');
  const jobs = blocks(lines.slice(lines.indexOf('jobs:')), JOB);
  for (const job of jobs) {
    const name = JOB.exec(job[0] ?? '')?.[1];
    for (const key of ['permissions', 'timeout-minutes']) {
      if (!job.some((line) => line.startsWith(`    ${key}:`))) faults.push(`${name} has no ${key}`);
    }
    for (const step of blocks(job, STEP)) {
      const text = step.join('\n');
      if (text.includes('actions/checkout@') && !text.includes('persist-credentials: false')) {
        faults.push(`${name} leaves its credentials to the steps that follow`);
      }
    }
  }
  return faults;
}

/** What the linter does not see in a workflow, or in an action of ours (`action.yml`). */
export function faultsOf(file: string, text: string, house: House): readonly string[] {
  const lines = text.split('\n');
  const whole = file.endsWith('/action.yml') ? [] : workflowFaults(lines);
  return [
    ...whole.map((fault) => `${file}: ${fault}`),
    ...lines.flatMap((line, at) =>
      lineFaults(line, house).map((fault) => `${file}:${at + 1}: ${fault}`),
    ),
  ];
}
