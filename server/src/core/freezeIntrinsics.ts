// The language's own objects cannot be changed once the process serves: one mistake with a name from outside would
// otherwise replace a function for every tenant.

const FUNCTIONS = [Function, Symbol, Boolean, Number, BigInt, String, RegExp, Date, Array, Buffer, Promise, Proxy]
const COLLECTIONS = [Map, Set, WeakMap, WeakSet, WeakRef, ArrayBuffer, DataView, Uint8Array]
const NAMESPACES = [JSON, Math, Reflect, Intl, Atomics]
const ERRORS = [Error, AggregateError, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError]
const ITERATORS = [[][Symbol.iterator](), ''[Symbol.iterator](), new Map().entries(), new Set().values()]

let isFrozen = false

/** Freezes built-in constructors, prototypes and namespaces. Calling it again does nothing. */
export function freezeIntrinsics(): void {
  if (isFrozen) return
  isFrozen = true
  allowOverriding(Object.prototype)
  allowOverriding(Function.prototype)
  for (const { prototype } of ERRORS) allowOverriding(prototype)
  Object.freeze(Object)
  Object.freeze(Object.prototype)
  for (const constructor of [...FUNCTIONS, ...COLLECTIONS]) {
    Object.freeze(constructor)
    if (constructor.prototype) Object.freeze(constructor.prototype)
  }
  Object.freeze(Object.getPrototypeOf(Uint8Array))
  Object.freeze(Object.getPrototypeOf(Uint8Array.prototype))
  for (const namespace of NAMESPACES) Object.freeze(namespace)
  for (const iterator of ITERATORS) Object.freeze(Object.getPrototypeOf(iterator))
  // Libraries set Error.stackTraceLimit and Error.prepareStackTrace.
  for (const { prototype } of ERRORS) Object.freeze(prototype)
}

/**
 * A frozen property could not be assigned on objects that inherit it (`error.name = …`), so each becomes an accessor
 * whose setter defines the property on the inheriting object.
 */
function allowOverriding(prototype: object): void {
  for (const name of Reflect.ownKeys(prototype)) {
    const { value, writable, configurable, enumerable } = Reflect.getOwnPropertyDescriptor(prototype, name)!
    if (!writable || !configurable) continue
    Object.defineProperty(prototype, name, {
      get: () => value as unknown,
      set(this: object, own: unknown) {
        if (this === prototype) throw new TypeError(`${String(name)} of a built-in object cannot be changed`)
        Object.defineProperty(this, name, { value: own, writable: true, enumerable: true, configurable: true })
      },
      enumerable,
      configurable: false,
    })
  }
}
