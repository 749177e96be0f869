import { dayIn, hourOfDay } from '@portico/contract/dates.ts'
import { useVenue } from '../../core/selectedPage.ts'
import { useFieldValue, type ValueProps } from '../fields.tsx'
import { DayField } from './DayField.tsx'

/** The first day something holds, by the venue's clock; the form holds the instant that day begins. */
export function FirstDayField<Values>({
  form,
  name,
  ...words
}: ValueProps<{ label: string; description?: string }, Values, string | null | undefined>) {
  const { timeZone } = useVenue()
  const from = useFieldValue<Values, string | null | undefined>(form, name)
  return (
    <DayField
      {...words}
      value={from ? dayIn(new Date(from), timeZone) : undefined}
      onChange={(day) => form.setFieldValue(name, day ? hourOfDay(day, 0, timeZone).toISOString() : null)}
      error={form.errors[name]}
    />
  )
}
