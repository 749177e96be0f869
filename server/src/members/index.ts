export { peopleById } from './people.ts'
