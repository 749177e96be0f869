// planted: arrows/tests-are-not-imported
// planted: arrows/resolvable
import { inTest } from './import.test.ts'
import { gone } from './gone.ts'

export const both = [inTest, gone]
