import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconBan, IconDeviceTv } from '@tabler/icons-react'
import { accessRules, type AccessRule } from '@portico/contract/gateways/accessRules.ts'
import { useList } from '../../core/useList.ts'
import { useText } from '../../core/useText.ts'
import { RouterArt } from '../../ui/art/RouterArt.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { LastDayField } from '../../ui/dates/LastDayField.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { TextField, type FieldForm, type ValueForm } from '../../ui/fields.tsx'
import { GuestName } from '../../ui/GuestName.tsx'
import { ResourceForm } from '../../ui/ResourceForm.tsx'
import { useColumns } from '../../ui/useColumns.tsx'
import { useLast } from '../../ui/useLast.ts'
import { useRemoveAction } from '../../ui/useRemoval.ts'
import { spellMac } from './spell.ts'
import css from './sessions.module.css'

type Kind = AccessRule['kind']

const TONES = { allow: 'good', deny: 'bad' } as const
const FRESH = { mac: '', name: '', reason: '', until: null as string | null }
const schema = async () => (await import('@portico/contract/gateways/accessRules.ts')).accessRules.create.body

/** Devices and guests that are always let in, or never. */
export function RulesTab({ mayWrite }: { mayWrite: boolean }) {
  const t = useText('sessions')
  const list = useList(accessRules, {}, { newRows: 'front' })
  const [made, setMade] = useState<Kind | null>(null)
  const kind = useLast(made) ?? 'allow'
  const remove = useRemoveAction<AccessRule>(t('lists.remove'), {
    isInline: true,
    ask: (rule) => ({ title: t('lists.removeAsk', { name: nameOf(rule) }), confirm: t('lists.remove') }),
    remove: ({ id }) => list.remove({ id }),
  })
  const buttons = mayWrite && <AddButtons onAdd={setMade} />
  return (
    <>
      {list.rows.length > 0 && buttons}
      <DataTable
        {...list}
        label={t('tabs.lists')}
        columns={useRuleColumns()}
        rowKey={(rule) => rule.id}
        rowName={nameOf}
        actions={mayWrite ? remove : undefined}
        empty={
          <EmptyState art={<RouterArt />} title={t('lists.empty.title')} text={t('lists.empty.text')}>
            {buttons}
          </EmptyState>
        }
      />
      <ResourceForm
        key={kind}
        opened={made !== null}
        onClose={() => setMade(null)}
        title={t(`lists.form.${kind}Title`)}
        width={460}
        submitLabel={t('lists.form.save')}
        initialValues={FRESH}
        schema={schema}
        toBody={({ until, ...rule }) => ({ ...rule, kind, mac: rule.mac.trim(), until: until ?? undefined })}
        save={async (body) => {
          await list.create(body)
          setMade(null)
        }}
      >
        {(form) => <RuleFields form={form} kind={kind} />}
      </ResourceForm>
    </>
  )
}

function AddButtons({ onAdd }: { onAdd: (kind: Kind) => void }) {
  const t = useText('sessions')
  return (
    <div className={css.buttons}>
      <Button
        variant="default"
        leftSection={<IconBan size={17} stroke={1.8} aria-hidden />}
        onClick={() => onAdd('deny')}
      >
        {t('lists.addBlock')}
      </Button>
      <Button leftSection={<IconDeviceTv size={17} stroke={1.8} aria-hidden />} onClick={() => onAdd('allow')}>
        {t('lists.addDevice')}
      </Button>
    </div>
  )
}

function useRuleColumns() {
  const t = useText('sessions')
  return useColumns<AccessRule>(
    (column) => [
      {
        key: 'who',
        label: t('lists.who'),
        card: 'title',
        sort: nameOf,
        cell: (rule) => {
          const more = [rule.mac && spellMac(rule.mac), rule.ownerName]
          return (
            <span className={css.two}>
              <GuestName id={rule.guestId} name={nameOf(rule)} />
              <span className={css.small}>{more.filter((part) => part && part !== nameOf(rule)).join(' · ')}</span>
            </span>
          )
        },
      },
      column.state({
        label: t('lists.kind'),
        tones: TONES,
        of: ({ kind }) => kind,
        word: (kind) => t(`lists.kinds.${kind}`),
      }),
      column.date('until', t('lists.until'), { none: t('lists.forever') }),
      {
        key: 'reason',
        label: t('lists.reason'),
        cell: ({ reason, createdBy, createdAt }) => {
          const time = column.format.dateTime(createdAt)
          return (
            <span className={css.two}>
              <span>{reason || '–'}</span>
              <span className={css.small}>
                {createdBy ? t('lists.by', { name: createdBy, time }) : t('lists.byNobody', { time })}
              </span>
            </span>
          )
        },
      },
    ],
    [t],
  )
}

/** The entry in a few words. */
function nameOf(rule: AccessRule): string {
  return rule.name || rule.guestName || (rule.mac ? spellMac(rule.mac) : '')
}

function RuleFields({ form, kind }: { form: ValueForm<typeof FRESH> & FieldForm; kind: Kind }) {
  const t = useText('sessions')
  return (
    <>
      <TextField
        form={form}
        name="mac"
        label={t('lists.form.mac')}
        description={t('lists.form.macHint')}
        autoComplete="off"
        spellCheck={false}
        required
        withAsterisk
      />
      <TextField
        form={form}
        name="name"
        label={t('lists.form.name')}
        placeholder={t('lists.form.nameHint')}
        maxLength={80}
      />
      {kind === 'deny' && <TextField form={form} name="reason" label={t('lists.reason')} maxLength={200} />}
      <LastDayField form={form} name="until" label={t('lists.form.until')} description={t('lists.form.untilHint')} />
      {kind === 'allow' && <p className={css.note}>{t('lists.needsMacAuth')}</p>}
    </>
  )
}
