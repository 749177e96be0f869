// What the attacks reported, as tables.
import { relative } from 'node:path'
import { GROUPS, type Group, type Proof } from './groups.ts'

/** One test, with the cells of its row where it is an attack. */
export type Result = { file: string; name: string; status: string; attack?: { control: string; held: string } }

type Report = {
  testResults: {
    name: string
    assertionResults: { fullName: string; status: string; meta?: { attack?: Result['attack'] } }[]
  }[]
}

/** The tests of a vitest report that ran. */
export function readResults(report: string, root: string): Result[] {
  const { testResults } = JSON.parse(report) as Report
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, meta }) => ({
        file: relative(root, file),
        name: fullName.trim(),
        status,
        ...(meta?.attack && { attack: meta.attack }),
      })),
  )
}

/** One line for each attack: what shows that it can succeed, and what held. */
export function attackTable(results: readonly Result[]): string {
  const rows = results
    .filter(({ file, name }) => file.startsWith('attack/') && !file.includes('groups') && name)
    .map(({ name, status, attack }) => [
      name,
      attack?.control ?? '',
      status === 'passed' ? `held: ${attack?.held ?? ''}` : 'DID NOT HOLD',
    ])
  return table(['attack', 'control', 'held'], rows)
}

/** One line for each group of attacks. */
export function groupTable(results: readonly Result[]): string {
  return table(
    ['group', 'attacks', 'files', 'tests', 'controls', 'held'],
    GROUPS.map((group) => groupRow(group, results)),
  )
}

function groupRow({ number, name, proofs }: Group, results: readonly Result[]): string[] {
  const ran = proofs.filter((proof) => testsOf(proof, results).length > 0)
  const tests = new Set(ran.flatMap((proof) => testsOf(proof, results)))
  const failed = [...tests].filter(({ status }) => status === 'failed')
  const unseen = ran.filter((proof) => !isSeen(proof, results))
  const controls = ran.length - unseen.length
  const rest = proofs.length - ran.length
  const seen = unseen.length > 0 ? 'without a control' : ran.length > 0 ? 'yes' : 'did not run'
  const verdict = failed.length > 0 ? 'DID NOT HOLD' : seen
  return [
    `${number}`,
    name,
    proofs.map(({ file }) => `\`${file}\``).join(', '),
    `${tests.size}`,
    `${controls} of ${proofs.length}`,
    rest === 0 ? verdict : `${verdict}; ${rest} files only with --long`,
  ]
}

function testsOf({ file, only }: Proof, results: readonly Result[]): Result[] {
  return results.filter((one) => one.file === file && (!only || only.test(one.name)))
}

/** Whether the fault that a file looks for was seen where it is. */
function isSeen(proof: Proof, results: readonly Result[]): boolean {
  const { file, control } = proof
  if (control === undefined) return testsOf(proof, results).every(({ attack }) => attack?.control)
  return results.some((one) => one.file === file && one.status === 'passed' && one.name.includes(control))
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) =>
    `| ${row.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  return [cells(head), cells(head.map(() => '---')), ...rows.map(cells)].join('\n')
}

/** docs/attacks.md as these results make it. */
export function documentOf(results: readonly Result[]): string {
  return `# What the attacks found

\`npm run attack -- --long --write\` runs everything below and writes this file; it takes about a quarter of an hour on two
cores. \`npm run attack\` runs the short form of \`attack/\`, as \`npm test\` does. \`npm run attack -- --wall\` takes ten pieces
out of the wall between roles and venues, one at a time. What is drawn at random prints its seed; \`ATTACK_SEED=…\` draws
the same again.

A control shows that the test can see the fault: the attack where it must succeed, such as a page without its policy or
a table without its row-level security.

## Groups

${groupTable(results)}

## Attacks

${attackTable(results)}
`
}
