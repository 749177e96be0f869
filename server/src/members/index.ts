export { memberHandlers } from './members.ts'
export { peopleById } from './people.ts'
