// SECRET_KEY and those before it, as the environment names them.
import { StartError } from './startError.ts'

const LEAST_CHARACTERS = 32

/** @throws StartError for a short one, and without one beside a database of one's own */
export function readSecret(value: string, databaseUrl: string): string {
  if (value === '' && databaseUrl === '') return ''
  if (value.length >= LEAST_CHARACTERS) return value
  throw new StartError(
    'SECRET_KEY must have at least 32 characters (for example from: openssl rand -base64 36), and is required with DATABASE_URL.',
  )
}

/** @throws StartError when one of them can never have been a key */
export function readEarlierKeys(keys: string[]): string[] {
  if (keys.every((key) => key.length >= LEAST_CHARACTERS)) return keys
  // They are not repeated: they open what is stored.
  throw new StartError('SECRET_KEY_OLD must list earlier SECRET_KEYs, newest first, between commas.')
}
