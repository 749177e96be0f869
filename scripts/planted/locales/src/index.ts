// planted: arrows/locales-import-nothing
import { ERRORS } from '../../contract/src/errors.ts'

export const codes = Object.keys(ERRORS)
