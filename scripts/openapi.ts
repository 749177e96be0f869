// `npm run openapi`: prints the API's OpenAPI document.
import { contract } from '../contract/src/index.ts'
import { openApi } from '../contract/src/http/openapi.ts'
import { readConfig } from '../server/src/core/config.ts'

console.log(JSON.stringify(openApi(contract, { version: '0.1.0', server: readConfig().publicUrl }), null, 2))
