import { plain, type StepKind, type StepViewer } from './step.ts'
import { speak } from './questions.ts'

const NONE = { mediaUrl: '', posterUrl: '', seconds: 5, skipAfterSeconds: 5 }

/** A film or a picture for some seconds of the server's clock; whether it ever loads on the phone changes nothing. */
export const video: StepKind = {
  ...plain,
  show(guest, base) {
    const { step, state, session, services } = guest
    state.beganAt ??= services.clock.now().toISOString()
    const { mediaUrl, posterUrl, seconds } = step.video ?? NONE
    return {
      ...base,
      words: { ...base.words, text: speak(step.text, session.language) },
      kind: 'video',
      mediaUrl: mediaUrl || undefined,
      posterUrl: posterUrl || undefined,
      seconds,
      secondsUntilSkip: secondsLeft(guest),
    }
  },
  async act(guest) {
    const left = secondsLeft(guest)
    return left > 0 ? { kind: 'stay', notice: { kind: 'watch', seconds: left }, status: 200 } : { kind: 'done' }
  },
}

function secondsLeft({ step, state, services }: StepViewer): number {
  const { skipAfterSeconds } = step.video ?? NONE
  const began = Date.parse(state.beganAt ?? services.clock.now().toISOString())
  return Math.max(0, Math.ceil((began - services.clock.now().getTime()) / 1000) + skipAfterSeconds)
}
