import { NativeSelect, TagsInput, TextInput } from '@mantine/core'
import { MOST_KEYWORDS, type BotNode, type BotTest, type NodeOf } from '@portico/contract/chatbots/flow.ts'
import { useText } from '../core/useText.ts'
import { Choice } from './Choice.tsx'
import type { Things } from './queries.ts'

const TESTS: Record<BotTest['on'], BotTest> = {
  known: { on: 'known' },
  answer: { on: 'answer', field: '', words: [] },
  segment: { on: 'segment', segmentId: null },
}

type Props = { node: NodeOf<'condition'>; things: Things; onChange: (node: BotNode, mark?: string) => void }

/** What decides between the two ways. */
export function ConditionFields({ node, things, onChange }: Props) {
  const t = useText('chatbots')
  const { test } = node
  const set = (next: BotTest, mark?: string) => onChange({ ...node, test: next }, mark)
  return (
    <>
      <NativeSelect
        label={t('testLabel')}
        value={test.on}
        data={(['known', 'answer', 'segment'] as const).map((value) => ({ value, label: t(`test.${value}`) }))}
        onChange={({ currentTarget: { value } }) => {
          if (value === 'known' || value === 'answer' || value === 'segment') set(TESTS[value])
        }}
      />
      {test.on === 'segment' && (
        <Choice
          label={t('segment')}
          list={things.segments}
          value={test.segmentId}
          onChange={(segmentId) => set({ ...test, segmentId })}
        />
      )}
      {test.on === 'answer' && (
        <>
          <TextInput
            label={t('field')}
            maxLength={60}
            value={test.field}
            onChange={({ currentTarget: { value } }) => set({ ...test, field: value }, `test ${node.id}`)}
          />
          <TagsInput
            label={t('answerWords')}
            description={t('wordsHint')}
            value={test.words}
            maxTags={MOST_KEYWORDS}
            onChange={(words) => set({ ...test, words })}
          />
        </>
      )}
    </>
  )
}
