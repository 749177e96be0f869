import { register } from '@portico/contract/register.ts'
import { calls, type Feature } from '../core/feature.ts'
import { clearRegister } from './clearRegister.ts'
import { registerHandlers } from './requests.ts'

export const feature: Feature = {
  name: 'register',
  calls: () => [calls('register', register, registerHandlers)],
  jobs: [{ name: 'register.clear', pace: { everySeconds: 3600 }, run: ({ services }) => clearRegister(services) }],
}
