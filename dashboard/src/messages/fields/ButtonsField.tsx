import { Button, TextInput } from '@mantine/core'
import { BUTTON_ACTIONS, LONGEST_TITLE, MOST_BUTTONS } from '@portico/contract/messages/kinds.ts'
import { useText } from '../../core/useText.ts'
import { PickOne } from '../../ui/editor/fields.tsx'
import { newKey } from '../content.ts'
import { AddressField } from './AddressField.tsx'
import type { FieldsProps } from './fieldsProps.ts'
import { editParts, PartFrame } from './PartFrame.tsx'
import { WordsField } from './WordsField.tsx'

/** Buttons below a message. */
export function ButtonsField({ content: { buttons }, change, language }: FieldsProps) {
  const t = useText('messages')
  const parts = editParts(buttons, (next) => change({ buttons: next }, 'buttons'))
  return (
    <>
      {buttons.map((button, index) => (
        <PartFrame
          key={button.id}
          name={t('button.name', { number: String(index + 1) })}
          index={index}
          of={buttons.length}
          onMove={(to) => parts.move(index, to)}
          onRemove={() => parts.remove(index)}
        >
          <WordsField
            label={t('button.label')}
            language={language}
            texts={button.label}
            longest={LONGEST_TITLE}
            onChange={(label) => parts.change(index, { label })}
          />
          <PickOne
            label={t('button.action')}
            value={button.action}
            values={BUTTON_ACTIONS}
            nameOf={(action) => t(`button.${action}`)}
            onChange={(action) => parts.change(index, { action, value: '' })}
          />
          {button.action === 'url' ? (
            <AddressField label={t('href')} value={button.value} onChange={(value) => parts.change(index, { value })} />
          ) : (
            <TextInput
              label={t('button.value')}
              maxLength={1000}
              value={button.value}
              onChange={(event) => parts.change(index, { value: event.currentTarget.value })}
            />
          )}
        </PartFrame>
      ))}
      {buttons.length < MOST_BUTTONS && (
        <Button variant="default" onClick={() => parts.add({ id: newKey(), label: {}, action: 'url', value: '' })}>
          {t('button.add')}
        </Button>
      )}
    </>
  )
}
