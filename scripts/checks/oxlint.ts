import { PLANTED, sourceFiles } from './files.ts'
import type { Problem } from './part.ts'
import { readJson, runTool } from './runTool.ts'

type Report = {
  number_of_files: number
  diagnostics: { code: string; message: string; filename: string; labels: { span: { line?: number } }[] }[]
}

let ran: Promise<{ problems: Problem[]; files: number }> | undefined

/** Folders that are half of the work, for the type checker uses one processor however many there are. */
const HALF = ['attack', 'bench', 'contract', 'dev', 'e2e', 'portal', 'radius', 'scripts', 'server']

/** Runs oxlint over the tree and the planted files: its rules and the compiler's errors, from one program per runtime. */
export function readOxlint(): Promise<{ problems: Problem[]; files: number }> {
  ran ??= run()
  return ran
}

async function run() {
  const halves = await Promise.all([read(HALF), read(['.', ...HALF.map((folder) => `--ignore-pattern=/${folder}`)])])
  const [expected, files] = [sourceFiles().length, halves.reduce((sum, half) => sum + half.number_of_files, 0)]
  if (files < expected) throw new Error(`oxlint read ${files} files of ${expected}`)
  return { problems: halves.flatMap(({ diagnostics }) => diagnostics.map(problem)), files }
}

async function read(paths: string[]): Promise<Report> {
  const args = ['--type-aware', '--type-check', '-c', `${PLANTED}/oxlintrc.json`, '-f', 'json', ...paths]
  // Collecting garbage less often saves a quarter of the type checker's processor time.
  return readJson<Report>('oxlint', await runTool('oxlint', args, { env: { GOGC: '400' } }))
}

function problem({ code, message, filename, labels }: Report['diagnostics'][number]): Problem {
  const rule = /\((.+)\)$/.exec(code)?.[1] ?? code
  return { file: filename, line: labels[0]?.span.line, rule, text: `${message} ${code}` }
}
