// The store for media, as the environment names it.
import { StartError } from './startError.ts'
import type { VARIABLES } from './variables.ts'

type Name = Extract<keyof typeof VARIABLES, `S3_${string}`>

export type S3Config = { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string }

/** @throws StartError naming the variable and what it should be */
export function readS3(
  value: (name: Name) => string,
  readUrl: (name: Name, value: string) => string,
): S3Config | undefined {
  const endpoint = readUrl('S3_ENDPOINT', value('S3_ENDPOINT'))
  if (endpoint === '') return undefined
  for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const)
    if (value(name) === '') throw new StartError(`${name} is empty; it is required with S3_ENDPOINT.`)
  if (!/^[\w.-]+$/.test(value('S3_BUCKET'))) throw new StartError('S3_BUCKET must be the name of a bucket.')
  return {
    endpoint,
    bucket: value('S3_BUCKET'),
    region: value('S3_REGION'),
    accessKey: value('S3_ACCESS_KEY'),
    secretKey: value('S3_SECRET_KEY'),
  }
}
