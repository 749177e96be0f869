// planted: arrows/core-knows-no-feature
import { readPages } from '../pages/index.ts'

export const config = { pages: readPages }
