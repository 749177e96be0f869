import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFiles, PLANTED, ROOT } from './files.ts'
import type { Findings, Problem } from './part.ts'

type Mark = { check: string; rule: string; file: string }

/** Every `planted: check/rule` written in the planted tree. */
export function readMarks(): Mark[] {
  const folder = join(ROOT, PLANTED)
  return findFiles('**/*', folder)
    .filter((path) => /\.(tsx?|js|md|sql)$/.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(folder, path), 'utf8')
      const marks = [...text.matchAll(/planted: ([a-z]+)\/(\S+)/g)]
      return marks.map(([, check = '', rule = '']) => ({ check, rule, file: `${PLANTED}/${path}` }))
    })
}

/** Parts what a check found into what is wrong in the tree and which planted violations it failed to see. */
export function judge(check: string, found: Findings, marks: Mark[]): { wrong: Problem[]; missed: Mark[] } {
  const isPlanted = (problem: Problem) => problem.file.startsWith(`${PLANTED}/`)
  const seen = found.problems.filter(isPlanted)
  const isSeen = (mark: Mark) =>
    seen.some(({ file, rule }) => rule === mark.rule && (file === mark.file || mark.file.startsWith(`${file}/`)))
  return {
    wrong: found.problems.filter((problem) => !isPlanted(problem)),
    missed: marks.filter((mark) => mark.check === check && !isSeen(mark)),
  }
}
