import type { StepType } from '@portico/contract/flows.ts'
import { accessCode } from './accessCode.ts'
import { emailCode } from './emailCode.ts'
import { facebook } from './facebook.ts'
import { form } from './form.ts'
import { google } from './google.ts'
import { oneTap } from './oneTap.ts'
import { password } from './password.ts'
import { phoneCode } from './phoneCode.ts'
import { purchase } from './purchase.ts'
import type { StepKind } from './step.ts'
import { survey } from './survey.ts'
import { terms } from './terms.ts'
import { video } from './video.ts'
import { zalo } from './zalo.ts'

const KINDS: Record<StepType, StepKind> = {
  'one-tap': oneTap,
  terms,
  form,
  survey,
  'phone-code': phoneCode,
  'email-code': emailCode,
  password,
  'access-code': accessCode,
  purchase,
  google,
  facebook,
  zalo,
  video,
}

/** How a type of step is shown and read. */
export function kindOf({ type }: { type: StepType }): StepKind {
  return KINDS[type]
}
