import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PLANTED, ROOT } from './files.ts'
import type { Part, Problem } from './part.ts'

/** The list of features, each imported from its own folder. */
const LIST = 'server/src/processes/features.ts'

type Layer = { folder: string; mechanism: string[]; alone: Record<string, string> }

/** `alone`: names that need no counterpart on the server, with the reason. */
const LAYERS: Layer[] = [
  { folder: 'server/src', mechanism: ['core', 'processes', 'testing'], alone: {} },
  {
    folder: 'contract/src',
    mechanism: [
      'access',
      'csv',
      'dates',
      'errorParts',
      'errors',
      'domainEvents',
      'http',
      'index',
      'money',
      'keywords',
      'names',
      'records',
      'screens',
      'text',
    ],
    alone: {},
  },
  {
    folder: 'dashboard/src',
    mechanism: ['core', 'screens', 'shell', 'ui'],
    alone: {
      home: 'gathers what several features know',
      help: 'explains what several features do',
      later: 'stands where features to come will be',
      settings: 'what accounts on the server lets a user change',
    },
  },
]

/** A feature must have the same name in server, contract and dashboard. */
export const features: Part = {
  name: 'features',
  run() {
    const planted = findDrift(join(ROOT, PLANTED)).map((one) => ({ ...one, file: `${PLANTED}/${one.file}` }))
    const saw = LAYERS.map((layer) => `${namesOf(ROOT, layer).length} in ${layer.folder.split('/')[0]}`).join(', ')
    return Promise.resolve({ problems: [...findDrift(ROOT), ...planted], saw })
  },
}

function findDrift(root: string): Problem[] {
  const listed = new Set(readListed())
  return LAYERS.flatMap((layer) =>
    namesOf(root, layer).flatMap(({ name, file }) => {
      if (name in layer.alone || listed.has(name)) return []
      const isServer = layer.folder.startsWith('server')
      return isServer
        ? [{ file, rule: 'unlisted', text: `"${name}" is not in ${LIST}` }]
        : [{ file, rule: 'no-mirror', text: `${LIST} has no feature of the same name` }]
    }),
  )
}

function readListed(): string[] {
  const text = readFileSync(join(ROOT, LIST), 'utf8')
  return [...text.matchAll(/from '\.\.\/(\w+)\/feature\.ts'/g)].map(([, name = '']) => name)
}

/** Names of a layer: its folders and, in the contract, its files. */
function namesOf(root: string, { folder, mechanism }: Layer): { name: string; file: string }[] {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || (folder.startsWith('contract') && /^\w+\.ts$/.test(entry.name)))
    .map((entry) => ({ name: entry.name.replace(/\.ts$/, ''), file: `${folder}/${entry.name}` }))
    .filter(({ name }) => !mechanism.includes(name))
}
