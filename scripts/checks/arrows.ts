import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { FOLDERS, ROOT, sourceFiles } from './files.ts'
import type { Part } from './part.ts'
import { readJson, runTool } from './runTool.ts'

type Report = {
  modules: { source: string; dependencies: unknown[] }[]
  summary: { violations: { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[] }
}

/**
 * Import directions of .dependency-cruiser.mjs. With TypeScript 7, dependency-cruiser reads nothing and reports success
 * unless @swc/core is there, so this check requires that it saw every source file and its imports.
 */
export const arrows: Part = {
  name: 'arrows',
  async run() {
    const files = sourceFiles()
    const folders = FOLDERS.filter((folder) => existsSync(join(ROOT, folder)))
    const ran = await runTool('depcruise', ['-c', '.dependency-cruiser.mjs', '-T', 'json', ...folders])
    const { modules, summary } = readJson<Report>('dependency-cruiser', ran)
    const seen = new Set(modules.map((module) => module.source))
    const unseen = files.filter((file) => file.includes('/') && !seen.has(file))
    const imports = modules.reduce((sum, module) => sum + module.dependencies.length, 0)
    if (unseen.length > 0) throw new Error(`dependency-cruiser did not read ${unseen.slice(0, 5).join(', ')}`)
    if (imports < seen.size / 2) throw new Error(`dependency-cruiser saw ${imports} imports in ${seen.size} files`)
    return {
      problems: summary.violations.map(({ from, to, rule, cycle }) => ({
        file: from,
        rule: rule.name,
        text: `${rule.name}: imports ${cycle ? cycle.map((step) => step.name).join(' → ') : to}`,
      })),
      saw: `${modules.length} files, ${imports} imports`,
    }
  },
}
