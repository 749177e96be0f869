// The evaluation set against a recorded model: whether the right rule was chosen, what nothing supports was refused, and what
// was said is quoted from the venue's own data.
import { aiSettings, type AiTrial } from '@portico/contract/ai.ts'
import { call } from '@portico/contract/http/client.ts'
import { MODEL_ANSWERS } from '../../dev/simulators/llm/answers.ts'
import { startLlm } from '../../dev/simulators/llm/startLlm.ts'
import { signIn } from '../rig/demoSession.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import { startInstallation } from '../rig/installation.ts'
import { QUESTIONS, type EvaluationQuestion } from './questions.ts'

type Result = EvaluationQuestion & { trial: AiTrial; isRight: boolean }

/** Prints every question that came out wrong. */
export async function measure(): Promise<Figure[]> {
  const llm = await startLlm({ key: 'bench' })
  const portico = await startInstallation(undefined, {
    LLM_BASE_URL: llm.url,
    LLM_API_KEY: 'bench',
    LLM_MODEL: 'recorded',
  })
  try {
    const { pageToken } = await signIn(portico)
    const [to, as] = [{ base: portico.apiUrl }, { token: pageToken }]
    const { data } = await call(to, aiSettings.list, { query: {} }, as)
    const params = { id: data.data[0]!.id }
    const results: Result[] = []
    for (const one of QUESTIONS) {
      const { question, language } = one
      const trial = await call(to, aiSettings.tryOut, { params, body: { question, language } }, as)
      results.push({ ...one, trial, isRight: isRight(one, trial) })
    }
    for (const { question, trial, isRight: right, expected } of results)
      if (!right)
        console.log(
          `  wrong: “${question}” wanted ${JSON.stringify(expected)}, got ${trial.decision} “${trial.by}” ${trial.text}`,
        )
    return [
      rateOf('rule and FAQ choice', results, ({ expected }) => ['rule', 'faq', 'hand'].includes(expected.by)),
      rateOf('refusal', results, ({ expected }) => expected.by === 'nobody'),
      rateOf('quoted fact', results, ({ expected }) => expected.by === 'ai' && expected.quotes !== undefined),
      rateOf('answered by the model', results, ({ expected }) => expected.by === 'ai'),
    ]
  } finally {
    await portico.stop()
    await llm.close()
  }
}

function isRight({ expected }: EvaluationQuestion, { decision, by, text }: AiTrial): boolean {
  if (expected.by === 'nobody') return decision !== 'ai' && decision !== 'draft' && text === ''
  if (expected.by === 'ai') return decision === 'ai' && text.includes(expected.quotes ?? '')
  return decision === expected.by && by === expected.name
}

function rateOf(name: string, results: readonly Result[], which: (one: EvaluationQuestion) => boolean): Figure {
  const own = results.filter(which)
  const right = own.filter((one) => one.isRight).length
  const value = own.length === 0 ? Number.NaN : (100 * right) / own.length
  const note = `${right} of ${own.length}; ${results.length} questions, ${MODEL_ANSWERS.length} recorded answers`
  return figureOf({ name, unit: '%', ours: [{ value, operations: own.length }], note })
}
