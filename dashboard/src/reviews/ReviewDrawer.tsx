import { Textarea } from '@mantine/core'
import { reviews, type Review } from '@portico/contract/reviews.ts'
import { REVIEW_STATES } from '@portico/contract/reviews/states.ts'
import { useText } from '../core/useText.ts'
import type { ListState } from '../core/useList.ts'
import { SelectField } from '../ui/fields.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import { useLast } from '../ui/useLast.ts'
import css from './reviews.module.css'

type Props = {
  review: Review | null
  mayWrite: boolean
  update: ListState<typeof reviews>['update']
  onClose: () => void
}

const schema = async () => (await import('@portico/contract/reviews.ts')).reviews.update.body

/** One review in full, and what the venue says to it. */
export function ReviewDrawer({ review, mayWrite, update, onClose }: Props) {
  const t = useText('reviews')
  const shown = useLast(review)
  return (
    <ResourceForm
      opened={review !== null}
      onClose={onClose}
      title={shown ? t('stars', { score: shown.score }) : t('title')}
      subtitle={shown?.guest ?? t('somebody')}
      submitLabel={t('save')}
      initialValues={{ status: shown?.status ?? 'new', reply: shown?.reply ?? '' }}
      schema={schema}
      save={async (body) => {
        if (shown) await update({ id: shown.id }, body)
        onClose()
      }}
    >
      {(form) => (
        <>
          <blockquote className={css.words}>{shown?.words || t('wordless')}</blockquote>
          <Textarea
            key={form.key('reply')}
            label={t('reply')}
            description={t('replyHint')}
            autosize
            minRows={3}
            maxLength={1000}
            readOnly={!mayWrite}
            {...form.getInputProps('reply')}
          />
          <SelectField
            form={form}
            name="status"
            label={t('state')}
            disabled={!mayWrite}
            options={REVIEW_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
          />
        </>
      )}
    </ResourceForm>
  )
}
