import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findFiles, FOLDERS, PLANTED, ROOT } from './files.ts'
import type { Part, Problem } from './part.ts'

const TOP = [...FOLDERS, 'deploy', 'docs', '.ci'].map((name) => name.replace('.', '\\.')).join('|')
const PATH = new RegExp(`^(?:${TOP})/[\\w./-]*$|^[A-Z]+\\.md$|^[\\w.-]+\\.(?:json|mjs|yml)$`)
/** A bare file name counts as a path only in a document that lies beside code. */
const NEIGHBOUR = /^\w+\.tsx?$/
const CODE = /`([^`\n]+)`/g
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g
const SCRIPT = /npm run ([\w:-]+)/g
const VARIABLE = /^\| `([A-Z][A-Z0-9_]+)`/gm

/** Paths, scripts and variables that the documents mention must exist. */
export const docs: Part = {
  name: 'docs',
  async run() {
    const files = findFiles('{*.md,docs/**/*.md,*/README.md}')
    const tree = files.flatMap((file) => findStale(file, ROOT))
    const planted = findStale('README.md', join(ROOT, PLANTED)).map((one) => ({
      ...one,
      file: `${PLANTED}/${one.file}`,
    }))
    return { problems: [...tree, ...planted, ...(await variables())], saw: `${files.length} documents` }
  },
}

function findStale(file: string, root: string): Problem[] {
  const text = readFileSync(join(root, file), 'utf8')
  const liesBesideCode = FOLDERS.some((folder) => file.startsWith(`${folder}/`))
  const cited = [...text.matchAll(CODE)]
    .map(([, code = '']) => code)
    .filter((code) => PATH.test(code) || (liesBesideCode && NEIGHBOUR.test(code)))
  const besides = [...text.matchAll(LINK)].map(([, link = '']) => join(dirname(file), link))
  const paths = [...cited, ...besides, ...drawnPaths(text)].filter((path) => !existsHere(path, file, root))
  const scripts = [...text.matchAll(SCRIPT)].map(([, name = '']) => name).filter((name) => !(name in npmScripts()))
  return [
    ...[...new Set(paths)].map((path) => ({ file, rule: 'path', text: `${path} does not exist` })),
    ...[...new Set(scripts)].map((name) => ({ file, rule: 'script', text: `package.json has no script ${name}` })),
  ]
}

/** Resolves a path from the root, from the document's folder and from the src folder below it. */
function existsHere(path: string, file: string, root: string): boolean {
  return ['', dirname(file), join(dirname(file), 'src')]
    .map((base) => join(root, base))
    .some((base) => existsSync(join(base, path)))
}

/** Paths in a ```tree block; the folder of a line is the nearest less indented line above. */
function drawnPaths(text: string): string[] {
  const blocks = [...text.matchAll(/^```tree\n([\s\S]*?)^```/gm)].map(([, block = '']) => block)
  return blocks.flatMap((block) => {
    const above: { indent: number; path: string }[] = []
    return block.split('\n').flatMap((line) => {
      const [, space = '', name = ''] = /^( *)([\w.-]+\/?[\w./-]*)/.exec(line) ?? []
      if (!name) return []
      while (above.length > 0 && (above.at(-1)?.indent ?? 0) >= space.length) above.pop()
      const path = join(above.at(-1)?.path ?? '', name)
      above.push({ indent: space.length, path })
      return [path]
    })
  })
}

function npmScripts(): Record<string, string> {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  return scripts
}

/** The README's configuration table must list exactly the variables that core/config.ts declares. */
async function variables(): Promise<Problem[]> {
  const config = join(ROOT, 'server/src/core/config.ts')
  if (!existsSync(config)) return []
  const { describeVariables } = (await import(pathToFileURL(config).href)) as { describeVariables: () => string }
  const declared = new Set(
    describeVariables()
      .match(/^\s*[A-Z][A-Z0-9_]+/gm)
      ?.map((name) => name.trim()),
  )
  return [ROOT, join(ROOT, PLANTED)].flatMap((root) => {
    const text = readFileSync(join(root, 'README.md'), 'utf8')
    const listed = new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name))
    const file = root === ROOT ? 'README.md' : `${PLANTED}/README.md`
    return [
      ...[...listed].filter((name) => !declared.has(name)).map((name) => `${name} is not read by core/config.ts`),
      ...[...declared]
        .filter((name) => !listed.has(name))
        .map((name) => `${name} is missing from the configuration table`),
    ].map((what) => ({ file, rule: 'variables', text: what }))
  })
}
