import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import { useForm, type FormErrors } from '@mantine/form'
import type * as z from 'zod'
import type { Schema as AnySchema } from '@portico/contract/http/endpoint.ts'
import type { FieldProblem } from '@portico/contract/errors.ts'
import { ApiError } from '@portico/contract/http/client.ts'
import { PARSE_OPTIONS, problemOf } from '@portico/contract/http/problem.ts'
import { bareRecord } from '@portico/contract/names.ts'
import { useText } from './useText.ts'

type Options<Values extends Record<string, unknown>, Schema extends AnySchema> = {
  initialValues: Values
  /** Loads the shape the contract states, e.g. `async () => (await import('@portico/contract/pages.ts')).pages.create.body`. */
  schema: () => Promise<Schema>
  /** Turns what the inputs hold into what the contract takes; the same keys, so that problems find their input. */
  toBody?: (values: Values) => unknown
  save: (body: z.output<Schema>) => Promise<unknown>
}

/**
 * A form over a contract body: checked in the browser by the contract's own schema, then by the server; either's
 * problems appear at their inputs and the first gets the focus. After a failure what was typed stays.
 */
export function useContractForm<Values extends Record<string, unknown>, Schema extends AnySchema>(
  options: Options<Values, Schema>,
) {
  const t = useText('errors')
  const [failure, setFailure] = useState<unknown>(null)
  const [isSaving, setSaving] = useState(false)
  const form = useForm<Values>({ mode: 'uncontrolled', initialValues: options.initialValues })

  // Fetched while the person types, so that pressing the button waits for nothing.
  const preload = useEffectEvent(() => options.schema().catch(() => undefined))
  useEffect(() => void preload(), [])

  function mark(errors: FormErrors) {
    form.setErrors(errors)
    const first = Object.keys(errors)[0]
    if (first) form.getInputNode(first)?.focus()
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isSaving) return
    setSaving(true)
    setFailure(null)
    form.clearErrors()
    try {
      const schema = await options.schema()
      const values = form.getValues()
      const parsed = schema.safeParse(options.toBody ? options.toBody(values) : values, PARSE_OPTIONS)
      if (!parsed.success) return mark(problems(parsed.error?.issues ?? [], (problem) => t(problem)))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the schema has just found it to be
      await options.save(parsed.data as z.output<Schema>)
      form.resetDirty()
    } catch (error) {
      setFailure(error)
      if (error instanceof ApiError) mark(error.fields)
    } finally {
      setSaving(false)
    }
  }

  return { form, submit, isSaving, failure }
}

function problems(issues: readonly z.core.$ZodIssue[], say: (problem: FieldProblem) => string): FormErrors {
  const found = bareRecord<string>()
  for (const issue of issues) found[issue.path.join('.')] ??= say(problemOf(issue))
  return found
}
