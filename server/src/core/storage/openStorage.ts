import type { Config } from '../config.ts'
import type { Egress } from '../egress/egress.ts'
import { openFolder } from './folder.ts'
import { openS3 } from './s3.ts'
import type { Storage } from './storage.ts'

/** The store the configuration names. */
export function openStorage(config: Config, egress: Egress): Storage {
  return config.s3 ? openS3(config.s3, egress) : openFolder(`${config.dataDir}/media`)
}
