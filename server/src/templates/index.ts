export { readLook, skipsSurveys } from './activeLook.ts'
