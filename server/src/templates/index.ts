export { readLook, readPublished, skipsSurveys, withinPlan } from './activeLook.ts'
