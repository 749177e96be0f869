import { dayIn, endOfDay } from '@portico/contract/dates.ts'
import { useVenue } from '../../core/selectedPage.ts'
import { useFieldValue, type ValueProps } from '../fields.tsx'
import { DayField } from './DayField.tsx'
import { useToday } from './useToday.ts'

/** The last day something holds, by the venue's clock; the form holds the instant that day is over. */
export function LastDayField<Values>({
  form,
  name,
  ...words
}: ValueProps<{ label: string; description?: string }, Values, string | null | undefined>) {
  const { timeZone } = useVenue()
  const today = useToday()
  const until = useFieldValue<Values, string | null | undefined>(form, name)
  return (
    <DayField
      {...words}
      value={until ? dayIn(new Date(Date.parse(until) - 1), timeZone) : undefined}
      min={today}
      onChange={(day) => form.setFieldValue(name, day ? endOfDay(day, timeZone).toISOString() : null)}
      error={form.errors[name]}
    />
  )
}
