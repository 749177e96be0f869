import { PLANTED, sourceFiles } from './files.ts'
import type { Problem } from './part.ts'
import { readJson, runTool } from './runTool.ts'

type Report = {
  number_of_files: number
  diagnostics: { code: string; message: string; filename: string; labels: { span: { line?: number } }[] }[]
}

let ran: Promise<{ problems: Problem[]; files: number }> | undefined

/** Runs oxlint over the tree and the planted files: its rules and the compiler's errors, from one program per runtime. */
export function readOxlint(): Promise<{ problems: Problem[]; files: number }> {
  ran ??= run()
  return ran
}

async function run() {
  const expected = sourceFiles().length
  const args = ['--type-aware', '--type-check', '-c', `${PLANTED}/oxlintrc.json`, '-f', 'json', '.']
  // Collecting garbage less often saves a quarter of the type checker's processor time.
  const report = readJson<Report>('oxlint', await runTool('oxlint', args, { env: { GOGC: '400' } }))
  if (report.number_of_files < expected) throw new Error(`oxlint read ${report.number_of_files} files of ${expected}`)
  return { problems: report.diagnostics.map(problem), files: report.number_of_files }
}

function problem({ code, message, filename, labels }: Report['diagnostics'][number]): Problem {
  const rule = /\((.+)\)$/.exec(code)?.[1] ?? code
  return { file: filename, line: labels[0]?.span.line, rule, text: `${message} ${code}` }
}
