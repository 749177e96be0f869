import { useMemo } from 'react'
import { Textarea } from '@mantine/core'
import { aiKnowledge, type Knowledge } from '@portico/contract/ai.ts'
import { MOST_KNOWLEDGE_LETTERS } from '@portico/contract/ai/words.ts'
import { useFormat } from '../core/useFormat.ts'
import { useResource } from '../core/useResource.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import type { Column } from '../ui/column.ts'
import { SelectField, SwitchField, type FieldForm } from '../ui/fields.tsx'
import { ResourceList } from '../ui/ResourceScreen.tsx'
import { Tag } from '../ui/Tag.tsx'
import { RelativeTime } from '../ui/Times.tsx'
import { KnowledgeFile } from './KnowledgeFile.tsx'
import { useKnowledgeFile } from './useKnowledgeFile.ts'

const schema = async () => (await import('@portico/contract/ai.ts')).aiKnowledge.create.body
const nameOf = ({ title }: Knowledge) => title.split('\n')[0] ?? ''

/** Questions with their answers, texts and files that the AI may quote. */
export function KnowledgeTab({ mayWrite }: { mayWrite: boolean }) {
  const t = useText('aiKnowledge')
  const state = useResource(aiKnowledge)
  const file = useKnowledgeFile(() => void state.list.reload())
  return (
    <ResourceList
      state={state}
      t={t}
      mayWrite={mayWrite}
      art={<EmptyCup />}
      beside={mayWrite && <KnowledgeFile {...file} />}
      columns={useColumns()}
      nameOf={nameOf}
      schema={schema}
      valuesOf={(row) => ({
        kind: row?.kind ?? 'faq',
        title: row?.title ?? '',
        body: row?.body ?? '',
        isOn: row?.isOn ?? true,
      })}
      renderFields={(form, row) => (
        <>
          <SelectField
            form={form}
            name="kind"
            label={t('kind')}
            options={(['faq', 'text', 'file'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
          <Texts form={form} />
          <SwitchField form={form} name="isOn" label={t('use')} />
          {row && row.leftOut.length > 0 && <LeftOut sentences={row.leftOut} />}
        </>
      )}
    />
  )
}

function useColumns(): Column<Knowledge>[] {
  const t = useText('aiKnowledge')
  const format = useFormat()
  return useMemo(
    () => [
      { key: 'title', label: t('title'), card: 'title', cell: nameOf },
      { key: 'kind', label: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
      { key: 'state', label: t('state'), card: 'corner', cell: (row) => <KnowledgeState row={row} /> },
      {
        key: 'updatedAt',
        label: t('changed'),
        cell: ({ updatedAt }) => <RelativeTime at={updatedAt} format={format} />,
      },
    ],
    [t, format],
  )
}

function KnowledgeState({ row: { isOn, leftOut } }: { row: Knowledge }) {
  const t = useText('aiKnowledge')
  if (leftOut.length > 0) return <Tag tone="warn">{t('leftOut', { count: leftOut.length })}</Tag>
  return <Tag tone={isOn ? 'good' : 'quiet'}>{t(isOn ? 'on' : 'off')}</Tag>
}

function Texts({ form }: { form: FieldForm }) {
  const t = useText('aiKnowledge')
  return (
    <>
      <Textarea
        key={form.key('title')}
        {...form.getInputProps('title')}
        label={t('title')}
        description={t('titleHint')}
        maxLength={500}
        autosize
        withAsterisk
      />
      <Textarea
        key={form.key('body')}
        {...form.getInputProps('body')}
        label={t('body')}
        maxLength={MOST_KNOWLEDGE_LETTERS}
        autosize
        minRows={5}
        maxRows={20}
        withAsterisk
      />
    </>
  )
}

function LeftOut({ sentences }: { sentences: readonly string[] }) {
  const t = useText('aiKnowledge')
  return (
    <div>
      <p>{t('leftOutText')}</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
