// `npm run --silent sbom > portico.cdx.json`: what an installation runs, as CycloneDX. npm makes the list; its `--omit dev` also
// leaves out what production shares with development, so what is for development alone is taken out here.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProduction } from './sbom/findProduction.ts'

type Bom = {
  metadata: { component: { name: string } }
  components: { 'bom-ref': string; purl?: string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { stdout, stderr, status } = spawnSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only', '--offline'],
  { cwd: root, encoding: 'utf8', maxBuffer: 1e8, timeout: 60_000 },
)
if (status !== 0) throw new Error(stderr)
const bom: Bom = JSON.parse(stdout)
// npm calls it by the folder it lies in.
const { name }: { name: string } = JSON.parse(read('package.json'))
bom.metadata.component.name = name
const production = findProduction(read('package-lock.json'))
bom.components = bom.components.filter(({ purl }) => purl !== undefined && production.has(purl))
const refs = new Set(bom.components.map((component) => component['bom-ref']))
bom.dependencies = bom.dependencies.flatMap(({ ref, dependsOn }) =>
  refs.has(ref) ? [{ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }] : [],
)
console.log(JSON.stringify(bom, null, 2))
