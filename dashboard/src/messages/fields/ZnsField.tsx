import { Button, TextInput } from '@mantine/core'
import { MOST_PARAMS } from '@portico/contract/messages/kinds.ts'
import { useText } from '../../core/useText.ts'
import { Section } from '../../ui/editor/fields.tsx'
import type { FieldsProps } from './fieldsProps.ts'
import { editParts, PartFrame } from './PartFrame.tsx'
import { WordsField } from './WordsField.tsx'

/** Picks an approved ZNS template and the value of each parameter. */
export function ZnsField({ content: { zns }, change, language }: FieldsProps) {
  const t = useText('messages')
  const now = zns ?? { templateId: '', params: [] }
  const parts = editParts(now.params, (params) => change({ zns: { ...now, params } }, 'zns'))
  return (
    <Section title={t('section.words')} isOpen>
      <TextInput
        label={t('zns.id')}
        description={t('zns.help')}
        inputMode="numeric"
        maxLength={20}
        value={now.templateId}
        onChange={(event) => {
          const templateId = event.currentTarget.value.replaceAll(/\D/g, '')
          change({ zns: templateId === '' ? null : { ...now, templateId } }, 'zns')
        }}
      />
      {zns?.params.map((param, index) => (
        <PartFrame
          // Its place is all that tells one from another while both are being named.
          key={index}
          name={t('zns.param')}
          index={index}
          of={zns.params.length}
          onMove={(to) => parts.move(index, to)}
          onRemove={() => parts.remove(index)}
        >
          <TextInput
            label={t('zns.param')}
            maxLength={40}
            value={param.name}
            onChange={(event) => parts.change(index, { name: event.currentTarget.value.replaceAll(/\W/g, '') })}
          />
          <WordsField
            label={t('zns.value')}
            language={language}
            texts={{ [language]: param.value }}
            longest={200}
            onChange={(texts) => parts.change(index, { value: texts[language] ?? '' })}
          />
        </PartFrame>
      ))}
      {zns && zns.params.length < MOST_PARAMS && (
        <Button variant="default" onClick={() => parts.add({ name: `param_${zns.params.length + 1}`, value: '' })}>
          {t('zns.add')}
        </Button>
      )}
    </Section>
  )
}
