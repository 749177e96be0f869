import { Select, type OptionsFilter } from '@mantine/core'
import { useMemo } from 'react'
import { matching } from '../core/matching.ts'
import { useText } from '../core/useText.ts'
import type { FieldForm } from '../ui/fields.tsx'
import { timeZoneOptions } from './timeZones.ts'

type Props = { form: FieldForm & { getValues: () => { timeZone: string } }; name: 'timeZone'; isReadOnly?: boolean }

/** A time zone, found by typing a part of its name or "GMT+7". */
export function TimeZoneSelect({ form, name, isReadOnly }: Props) {
  const t = useText('pages')
  const options = useMemo(() => timeZoneOptions(form.getValues().timeZone), [form])
  return (
    <Select
      key={form.key(name)}
      label={t('field.timeZone')}
      data={options}
      filter={byWords}
      searchable
      allowDeselect={false}
      readOnly={isReadOnly}
      limit={50}
      maxDropdownHeight={280}
      nothingFoundMessage={t('field.timeZoneNone')}
      {...form.getInputProps(name)}
    />
  )
}

const byWords: OptionsFilter = ({ options, search, limit }) =>
  matching(
    options.flatMap((option) => ('group' in option ? [] : [{ ...option, name: option.label }])),
    search,
  ).slice(0, limit)
