import { join } from 'node:path'
import { FOLDERS, findFiles, PLANTED, ROOT } from './files.ts'
import type { Part, Problem } from './part.ts'

/** Names that do not describe their content. */
const EMPTY = /^(utils?|helpers?|common|misc|managers?|types|shared|stuff)$/i
const CAMEL = /^[a-z][A-Za-z0-9]*$/
const PASCAL = /^[A-Z][A-Za-z0-9]*$/

/** A file is named for a thing or a verb: camelCase.ts, or PascalCase.tsx for a component. */
export const names: Part = {
  name: 'names',
  run() {
    const planted = badNames(join(ROOT, PLANTED)).map((problem) => ({ ...problem, file: `${PLANTED}/${problem.file}` }))
    const saw = `${codeFiles(ROOT).length} files`
    return Promise.resolve({ problems: [...badNames(ROOT), ...planted], saw })
  },
}

function codeFiles(root: string): string[] {
  return findFiles(`{${FOLDERS.join(',')}}/**/*.{ts,tsx,css,js}`, root)
}

function badNames(root: string): Problem[] {
  return codeFiles(root).flatMap((file) => {
    const parts = file.split('/')
    const [stem = '', ...middle] = (parts.pop() ?? '').split('.')
    const isComponent = ['tsx', 'css'].includes(middle.at(-1) ?? '')
    const empty = [...parts.slice(1), stem].find((part) => EMPTY.test(part))
    // Files directly in scripts/ carry the name of their npm script.
    if (empty && !/^scripts\/[^/]+$/.test(file)) {
      return [{ file, rule: 'empty-name', text: `"${empty}" says nothing of what is inside` }]
    }
    if (!CAMEL.test(stem) && !(isComponent && PASCAL.test(stem))) {
      return [{ file, rule: 'case', text: 'files are camelCase.ts, a component and its style are PascalCase' }]
    }
    return []
  })
}
