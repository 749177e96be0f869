import { PLANTED, sourceFiles } from './files.ts'
import type { Part, Problem } from './part.ts'
import { readJson, runTool } from './runTool.ts'

type Report = {
  number_of_files: number
  diagnostics: { code: string; message: string; filename: string; labels: { span: { line?: number } }[] }[]
}

/** oxlint with the rules of .oxlintrc.json, those of scripts/lint among them; one run over the tree and what is planted. */
export const lint: Part = {
  name: 'lint',
  async run() {
    const expected = sourceFiles().length
    const ran = await runTool('oxlint', ['--type-aware', '-c', `${PLANTED}/oxlintrc.json`, '-f', 'json', '.'])
    const report = readJson<Report>('oxlint', ran)
    if (report.number_of_files < expected) {
      throw new Error(`oxlint read ${report.number_of_files} files of ${expected}`)
    }
    return { problems: report.diagnostics.map(problem), saw: `${report.number_of_files} files` }
  },
}

function problem({ code, message, filename, labels }: Report['diagnostics'][number]): Problem {
  const rule = /\((.+)\)$/.exec(code)?.[1] ?? code
  return { file: filename, line: labels[0]?.span.line, rule, text: `${message} ${code}` }
}
