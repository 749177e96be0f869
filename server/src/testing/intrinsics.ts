// Whether the language itself is still what it was: an attack on one page must not change it for all.

type Realm = Record<string, unknown>
const NAMES =
  'Object Array Function String Number Boolean Symbol BigInt Promise Map Set WeakMap RegExp Date Error JSON Math Reflect Intl URL Buffer'

/** Every property of the built-in constructors and their prototypes, by its path. */
export function rememberIntrinsics(realm: object): Map<string, unknown> {
  const properties = new Map<string, unknown>()
  for (const name of NAMES.split(' ')) {
    const intrinsic = (realm as Realm)[name] as (object & { prototype?: object }) | undefined
    if (!intrinsic) continue
    remember(properties, name, intrinsic)
    if (intrinsic.prototype) remember(properties, `${name}.prototype`, intrinsic.prototype)
  }
  return properties
}

/** The paths that were added, replaced or removed since. */
export function changedIntrinsics(realm: object, before: ReadonlyMap<string, unknown>): string[] {
  const now = rememberIntrinsics(realm)
  return [...new Set([...before.keys(), ...now.keys()])].filter((path) => !Object.is(now.get(path), before.get(path)))
}

function remember(properties: Map<string, unknown>, path: string, of: object): void {
  for (const name of Reflect.ownKeys(of)) {
    const { value, get } = Reflect.getOwnPropertyDescriptor(of, name)!
    // RegExp.$1 and its like change with every match.
    if (path === 'RegExp' && get) continue
    properties.set(`${path}.${String(name)}`, value ?? get)
  }
}
