// planted: lint/no-restricted-imports
// planted: lint/phrase
// planted: arrows/browser-knows-no-server
import { ERRORS } from '../../contract/src/errors.ts'
import { readPages } from '../../server/src/pages/index.ts'

export function Welcome() {
  return <p title={String(readPages)}>Welcome to our Wi-Fi {Object.keys(ERRORS)}</p>
}
