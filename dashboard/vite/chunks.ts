import path from 'node:path'

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

const source = (file: string) => path.resolve(import.meta.dirname, '../src', file)

/** From the lightest to the heaviest: a module goes with the first screen that cannot do without it. */
const STAGES = [
  { name: 'inputs', roots: ['accounts/SignIn.tsx'] },
  { name: 'app', roots: ['shell/Shell.tsx', 'shell/OfPage.tsx'] },
  { name: 'screens', roots: ['home/HomePage.tsx'] },
]

/** Mantine's components that signing in needs; its other ones travel with what floats above a page. */
const INPUTS = /@mantine\/core\/esm\/components\/(ActionIcon|Button|Checkbox|CloseButton|InlineInput|Input|InputBase|Loader|PasswordInput|TextInput|Transition|UnstyledButton)\//

/** Few files, each loaded whole: what starts any screen, what signing in adds, what the frame adds, what lists and charts add. */
export const codeSplitting = {
  groups: [
    { name: 'base', tags: ['$initial' as const], priority: 3 },
    { name: 'inputs', test: INPUTS, priority: 2, minShareCount: 2 },
    { name: stageOf, debugName: 'stage', minShareCount: 2, priority: 1 },
    { name: 'overlays', test: /node_modules\/(@mantine\/core|@floating-ui|react-remove-scroll|tabbable)/, minShareCount: 2 },
  ],
}

function stageOf(id: string, graph: Graph): string | null {
  return STAGES.find(({ roots }) => roots.some((root) => reach(source(root), graph).has(id)))?.name ?? null
}

const reached = new Map<string, Set<string>>()

/** Every module a file needs before it can run. Packages that are one index of everything are not followed. */
function reach(root: string, graph: Graph): Set<string> {
  const known = reached.get(root)
  if (known) return known
  const found = new Set([root])
  for (const id of found) {
    if (/node_modules\/(@mantine|@tabler)\//.test(id)) found.delete(id)
    else for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  }
  reached.set(root, found)
  return found
}
