// Inputs bound to a form over a contract body: name the path, the rest follows.
import { NumberInput, TextInput, type NumberInputProps, type TextInputProps } from '@mantine/core'

/** What an input needs of `useContractForm().form`; any form of the house fits. */
export type FieldForm = {
  key: (path: string) => string
  // Mantine's own answer is untyped; the inputs below are what it is made for.
  getInputProps: (path: string, options?: { type: 'checkbox' | 'input' }) => object
}

type Bound<Props> = Omit<Props, 'form' | 'name'> & { form: FieldForm; name: string }

export function TextField({ form, name, ...props }: Bound<TextInputProps>) {
  return <TextInput key={form.key(name)} {...props} {...form.getInputProps(name)} />
}

export function NumberField({ form, name, ...props }: Bound<NumberInputProps>) {
  return (
    <NumberInput
      key={form.key(name)}
      allowDecimal={false}
      allowNegative={false}
      {...props}
      {...form.getInputProps(name)}
    />
  )
}
