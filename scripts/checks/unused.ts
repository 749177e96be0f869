import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE, PLANTED, ROOT, sourceFiles } from './files.ts'
import type { Part } from './part.ts'
import { readJson, runTool } from './runTool.ts'

type UnusedItem = { name: string; line?: number }
type Report = { issues: ({ file: string } & Record<string, UnusedItem[]>)[] }

const WORDS: Record<string, string> = {
  files: 'nothing imports this file',
  exports: 'nothing imports',
  types: 'nothing imports the type',
  dependencies: 'package.json names a package nothing uses:',
  devDependencies: 'package.json names a package nothing uses:',
  unlisted: 'package.json does not name',
  unresolved: 'does not exist:',
  binaries: 'package.json brings no program',
  duplicates: 'is exported twice:',
}

/** Runs knip for unused code and packages. Its configuration is knip.json; the planted files are added here. */
export const unused: Part = {
  name: 'unused',
  async run() {
    const ran = await runTool('knip', ['--config', configWithPlanted(), '--reporter', 'json', '--no-progress'])
    const { issues } = readJson<Report>('knip', ran)
    const problems = issues.flatMap(({ file, ...kinds }) =>
      Object.entries(kinds).flatMap(([rule, found]) =>
        (Array.isArray(found) ? found : []).flat().map(({ name, line }: UnusedItem) => ({
          file,
          line,
          rule,
          text: `${WORDS[rule] ?? rule} ${name === file ? '' : name}`.trim(),
        })),
      ),
    )
    return { problems, saw: `${sourceFiles().length} files` }
  },
}

function configWithPlanted(): string {
  const config = JSON.parse(readFileSync(join(ROOT, 'knip.json'), 'utf8')) as {
    workspaces: { '.': { entry: string[]; project: string[] } }
  }
  const root = config.workspaces['.']
  root.project = [...root.project.filter((pattern) => pattern !== `!${PLANTED}/**`), `${PLANTED}/**/*.ts`]
  root.entry.push(`${PLANTED}/unused/entry.ts`)
  mkdirSync(CACHE, { recursive: true })
  const path = join(CACHE, 'knip.json')
  writeFileSync(path, JSON.stringify(config))
  return path
}
