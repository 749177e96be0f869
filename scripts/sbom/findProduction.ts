type Locked = { name?: string; version?: string; dev?: boolean; link?: boolean }

/** The packages of a lock file that an installation has without those for development, as package URLs. */
export function findProduction(lock: string): Set<string> {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(lock)
  return new Set(
    Object.entries(packages).flatMap(([path, { name, version, dev, link }]) => {
      const isInstalled = path.includes('node_modules/') && !dev && !link && version !== undefined
      const called = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return isInstalled ? [`pkg:npm/${called.replace('@', '%40')}@${version}`] : []
    }),
  )
}
