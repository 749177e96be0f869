import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Packages whose index names everything they have (Tabler: 6,000 icons). */
const INDEXES = ['@mantine/core', '@mantine/hooks', '@tabler/icons-react']

const IMPORT = /^import \{([^}]*)\} from (['"])(@mantine\/core|@mantine\/hooks|@tabler\/icons-react)\2;?/gm

/**
 * Imports each component and icon from its own file. The build reads hundreds of files instead of thousands, and
 * `chunks.ts` can see what a screen really needs.
 */
export function deepImports(): Plugin {
  let files: Map<string, Map<string, string>>
  return {
    name: 'portico:deep-imports',
    enforce: 'pre',
    apply: 'build',
    async buildStart() {
      files = new Map(await Promise.all(INDEXES.map(async (name) => [name, await readIndex(name)] as const)))
    },
    transform(code, id) {
      if (!/dashboard\/src\/|node_modules\/@mantine\//.test(id) || !/\.m?[jt]sx?$/.test(id)) return null
      let isChanged = false
      const written = code.replace(IMPORT, (_, names: string, _quote: string, name: string) => {
        isChanged = true
        return names
          .split(',')
          .filter((part) => part.trim())
          .map((part) => single(part.trim(), name, files.get(name)))
          .join(';')
      })
      return isChanged ? { code: written, map: null } : null
    },
  }
}

function single(specifier: string, name: string, files: Map<string, string> | undefined): string {
  if (specifier.startsWith('type ')) return `import type { ${specifier.slice(5)} } from '${name}'`
  const file = files?.get(specifier.split(' as ')[0] ?? '')
  return file
    ? `import { ${exportedAs(specifier, file)} } from '${file.replace(/#.*/, '')}'`
    : `import { ${specifier} } from '${name}'`
}

/** A file may know the thing by another name, after `#`: `default` for an icon. */
function exportedAs(specifier: string, file: string): string {
  const [name = '', local = name] = specifier.split(' as ')
  const inFile = /#(.*)/.exec(file)?.[1] ?? name
  return inFile === local ? local : `${inFile} as ${local}`
}

async function readIndex(name: string): Promise<Map<string, string>> {
  // Tabler's exports give Node the CommonJS build.
  const esm = fileURLToPath(import.meta.resolve(name)).replace(/dist\/cjs\/(.*)\.cjs$/, 'dist/esm/$1.mjs')
  const source = await readFile(esm, 'utf8')
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of source.matchAll(/^(?:im|ex)port \{([^}]*)\} from ['"](\.[^'"]+)['"]/gm)) {
    for (const part of names.split(',')) {
      const [inFile = '', known = inFile] = part.trim().split(' as ')
      files.set(known, `${path.join(path.dirname(esm), file)}${inFile === known ? '' : `#${inFile}`}`)
    }
  }
  return files
}
