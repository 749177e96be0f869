export { findConnection, googleOf } from './stored.ts'
