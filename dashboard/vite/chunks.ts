import path from 'node:path'

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

const source = (file: string) => path.resolve(import.meta.dirname, '../src', file)

/** From the lightest to the heaviest: a shared module goes with the first screen that cannot do without it. */
const STAGES = [
  { name: 'inputs', root: 'accounts/SignIn.tsx' },
  { name: 'app', root: 'shell/Shell.tsx' },
  { name: 'screens', root: 'home/HomePage.tsx' },
  { name: 'fields', root: 'accounts/SignUp.tsx' },
]

/** Few files, each loaded whole: what starts any screen, what signing in adds, what the frame adds, what lists and charts add. */
export const codeSplitting = {
  groups: [
    { name: 'base', tags: ['$initial' as const], priority: STAGES.length + 1 },
    ...STAGES.map(({ name, root }, index) => ({
      name: (id: string, graph: Graph) => (reach(source(root), graph).has(id) ? name : null),
      debugName: name,
      minShareCount: 2,
      priority: STAGES.length - index,
    })),
    { name: 'drawings', test: /node_modules\/@tabler\/icons-react\//, minShareCount: 2 },
    { name: 'overlays', test: /node_modules\/(@mantine|@floating-ui|react-remove-scroll|tabbable)/, minShareCount: 2 },
  ],
}

const reached = new Map<string, Set<string>>()

/** Every module a file needs before it can run. */
function reach(root: string, graph: Graph): Set<string> {
  const known = reached.get(root)
  if (known) return known
  const found = new Set([root])
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  reached.set(root, found)
  return found
}
