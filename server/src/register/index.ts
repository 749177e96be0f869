export { keepConnections } from './keepConnections.ts'
