export {
  askFaq,
  askModel,
  askRules,
  prepareAsk,
  type ModelQuestion,
  type AskedModel,
  type KnownAnswer,
} from './answer.ts'
export { isAiOn, modelOf, readAi, type AiRow } from './settingRows.ts'
export { hoursSentence, readVenueFacts } from './venue/facts.ts'
