import { useMemo } from 'react'
import { announcements, TONES, type Announcement } from '@portico/contract/platform/announcements.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '@portico/locales/languages.ts'
import { useFormat } from '../core/useFormat.ts'
import { useResource } from '../core/useResource.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { nameColumn, stateColumn } from '../ui/columns.tsx'
import { FirstDayField } from '../ui/dates/FirstDayField.tsx'
import { LastDayField } from '../ui/dates/LastDayField.tsx'
import { SelectField, TextField } from '../ui/fields.tsx'
import { ResourceScreen } from '../ui/ResourceScreen.tsx'

const COLOURS = { info: 'info', warn: 'warn' } as const
const schema = async () => (await import('@portico/contract/platform/announcements.ts')).announcements.create.body
const nameOf = ({ words }: Announcement) => words.vi ?? ''

/** What every owner reads above their screens. */
export function AnnouncementsPage() {
  const t = useText('announcements')
  const format = useFormat()
  const columns = useMemo(
    () => [
      nameColumn<Announcement>(t('words'), nameOf, ({ words }) => words.en ?? ''),
      stateColumn<Announcement, Announcement['tone']>(
        t('tone'),
        COLOURS,
        ({ tone }) => tone,
        (tone) => t(`tones.${tone}`),
      ),
      { key: 'from', label: t('from'), cell: ({ startsAt }: Announcement) => format.dateTime(startsAt) },
      {
        key: 'to',
        label: t('to'),
        cell: ({ endsAt }: Announcement) => (endsAt ? format.dateTime(endsAt) : t('forever')),
      },
    ],
    [t, format],
  )
  return (
    <ResourceScreen
      state={useResource(announcements)}
      t={t}
      mayWrite
      art={<EmptyCup />}
      columns={columns}
      nameOf={nameOf}
      schema={schema}
      valuesOf={valuesOf}
      renderFields={(form) => (
        <>
          {LANGUAGES.map((language) => (
            <TextField
              key={language}
              form={form}
              name={`words.${language}`}
              label={LANGUAGE_NAMES[language]}
              lang={language}
              maxLength={300}
              withAsterisk={language === 'vi'}
            />
          ))}
          <SelectField
            form={form}
            name="tone"
            label={t('tone')}
            options={TONES.map((value) => ({ value, label: t(`tones.${value}`) }))}
          />
          <FirstDayField form={form} name="startsAt" label={t('from')} />
          <LastDayField form={form} name="endsAt" label={t('to')} description={t('toHelp')} />
        </>
      )}
    />
  )
}

function valuesOf(known: Announcement | undefined): Pick<Announcement, 'words' | 'tone' | 'startsAt' | 'endsAt'> {
  const { words = {}, tone = 'info', startsAt = new Date().toISOString(), endsAt = null } = known ?? {}
  return { words, tone, startsAt, endsAt }
}
