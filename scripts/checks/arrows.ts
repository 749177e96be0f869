import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findFiles, PLANTED, ROOT, sourceFiles } from './files.ts'
import type { Part, Problem } from './part.ts'
import { readImports, type Import } from './readImports.ts'

type Patterns = string | readonly string[] | undefined
type Side = { path?: Patterns; pathNot?: Patterns }
type Rule = { name: string; from: Side; to: Side & { circular?: boolean; couldNotResolve?: boolean } }

const RULES = '.dependency-cruiser.mjs'

/** The import directions. Their file is written as dependency-cruiser reads it, which took far longer. */
export const arrows: Part = {
  name: 'arrows',
  async run() {
    const planted = findFiles('**/*.{ts,tsx}', join(ROOT, PLANTED)).map((file) => `${PLANTED}/${file}`)
    const files = [...sourceFiles(), ...planted].filter((file) => file.includes('/'))
    const imports = files.flatMap(readImports)
    if (imports.length < files.length / 2) throw new Error(`found ${imports.length} imports in ${files.length} files`)
    const rules = (await import(pathToFileURL(join(ROOT, RULES)).href)) as { default: { forbidden: readonly Rule[] } }
    return {
      problems: rules.default.forbidden.flatMap((rule) => breachesOf(rule, imports)),
      saw: `${files.length} files, ${imports.length} imports`,
    }
  },
}

function breachesOf(rule: Rule, imports: readonly Import[]): Problem[] {
  const { name, to } = rule
  const cycles = to.circular ? findCycles(imports) : undefined
  const breaks = (one: Import) => {
    if (cycles) return one.from !== one.to && cycles.get(one.from) === cycles.get(one.to)
    return to.couldNotResolve ? !one.isFound : isForbidden(rule, one)
  }
  return imports.filter(breaks).map(({ from, to }) => ({ file: from, rule: name, text: `${name}: imports ${to}` }))
}

function isForbidden({ from, to }: Rule, one: Import): boolean {
  const groups = match(from.path ?? '.', one.from, [])
  if (!groups || (from.pathNot && match(from.pathNot, one.from, []))) return false
  return match(to.path ?? '.', one.to, groups) !== undefined && !(to.pathNot && match(to.pathNot, one.to, groups))
}

const known = new Map<string, RegExp>()

/** What the first pattern that fits has found, `$1` standing for what the other side of the rule has found. */
function match(patterns: Patterns, path: string, groups: readonly string[]): string[] | undefined {
  for (const pattern of [patterns ?? []].flat()) {
    const source = pattern.replaceAll(/\$(\d)/g, (_, index: string) => groups[Number(index)] ?? '')
    const expression = known.get(source) ?? new RegExp(source)
    known.set(source, expression)
    const found = expression.exec(path)
    if (found) return [...found]
  }
  return undefined
}

/** Files that import each other, however far apart: each with the number of its circle (Tarjan). */
function findCycles(imports: readonly Import[]): Map<string, number> {
  const next = Map.groupBy(imports, ({ from }) => from)
  const numbers = new Map<string, number>()
  const open: string[] = []
  const circles = new Map<string, number>()
  /** @returns the earliest open file that can be reached */
  function visit(file: string): number {
    const number = numbers.size
    numbers.set(file, number)
    open.push(file)
    let lowest = number
    for (const { to } of next.get(file) ?? []) {
      if (!numbers.has(to)) lowest = Math.min(lowest, visit(to))
      else if (!circles.has(to)) lowest = Math.min(lowest, numbers.get(to)!)
    }
    // A circle of one file is none, but it is done with.
    if (lowest === number) for (const member of open.splice(open.lastIndexOf(file))) circles.set(member, number)
    return lowest
  }
  for (const file of next.keys()) if (!numbers.has(file)) visit(file)
  return circles
}
