import type { ImportFailure } from '@portico/contract/imports/fields.ts'

/** The file as a whole cannot be imported; the code says why. */
export class FileRefusal extends Error {
  readonly code: ImportFailure
  constructor(code: ImportFailure) {
    super(`the file is refused: ${code}`)
    this.code = code
  }
}
