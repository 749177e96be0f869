import type { ComponentType } from 'react'
import { ImportSteps } from './stories/steps.tsx'

/** By the name of the block each shows. */
export const STORIES: Record<string, ComponentType> = {
  Stepper: ImportSteps,
}
