export { peopleById } from '../core/people.ts'
