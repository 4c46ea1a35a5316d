import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../tools/workflows/rules';

const HASH = '0123456789abcdef0123456789abcdef01234567';
const GOOD = `on: push

permissions: {}

jobs:
  check:
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@${HASH} # v7.0.1
        with:
          persist-credentials: false
      - uses: ./.github/actions/prepare
      - run: npm run check
      - if: failure()
        run: node tools/say.mjs --to "$WHERE"
`;

const house = {
  scripts: ['check'],
  has: (path: string) => ['tools/say.mjs', '.github/actions/prepare/action.yml'].includes(path),
};

/** The faults of the good workflow with a piece of it replaced. */
const faultsWith = (piece: string, other: string) => {
  expect(GOOD).toContain(piece);
  return faultsOf('ci.yml', GOOD.replace(piece, other), house);
};

describe('a workflow', () => {
  it('is good when its actions are pinned, its rights least, its commands ours', () => {
    expect(faultsOf('ci.yml', GOOD, house)).toEqual([]);
  });

  it.each([
    [HASH, 'v7', 'ci.yml:12: actions/checkout@v7 is not pinned by its hash'],
    [' # v7.0.1', '', `ci.yml:12: actions/checkout@${HASH} has no version beside its hash`],
    ['prepare', 'gone', 'ci.yml:15: ./.github/actions/gone is not there'],
    ['permissions: {}', 'permissions: write-all', 'ci.yml: it begins with rights'],
    ['    permissions:\n      contents: read\n', '', 'ci.yml: check has no permissions'],
    ['    timeout-minutes: 15\n', '', 'ci.yml: check has no timeout-minutes'],
    [
      'persist-credentials: false',
      'fetch-depth: 0',
      'ci.yml: check leaves its credentials to the steps that follow',
    ],
    ['failure()', "secrets.TOKEN != ''", 'ci.yml:17: a condition reads a secret'],
    ['run check', 'run gone', 'ci.yml:16: `npm run gone` is no script of the project'],
    [
      'say.mjs',
      'gone.mjs',
      'ci.yml:18: `node tools/gone.mjs --to "$WHERE"` is no script of the project',
    ],
    [
      'npm run check',
      'npm run check && rm -rf .',
      'ci.yml:16: `npm run check && rm -rf .` is not one command',
    ],
    ['npm run check', '|', 'ci.yml:16: `|` is not one command'],
    [
      '"$WHERE"',
      `"\${{ github.head_ref }}"`,
      `ci.yml:18: \`node tools/say.mjs --to "\${{ github.head_ref }}"\` is not one command`,
    ],
  ])('is not with %j as %j', (piece, other, fault) => {
    expect(faultsWith(piece, other)).toContain(fault);
  });
});
