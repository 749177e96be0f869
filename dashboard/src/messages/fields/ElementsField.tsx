import { Button } from '@mantine/core'
import { LONGEST_SUBTITLE, LONGEST_TITLE, MOST_ELEMENTS } from '@portico/contract/messages/kinds.ts'
import { usePortalOrigin } from '../../core/usePortalOrigin.ts'
import { useText } from '../../core/useText.ts'
import { PictureField } from '../../ui/editor/PictureField.tsx'
import { newKey } from '../content.ts'
import { AddressField } from './AddressField.tsx'
import type { FieldsProps } from './fieldsProps.ts'
import { editParts, PartFrame } from './PartFrame.tsx'
import { WordsField } from './WordsField.tsx'

/** The items of a list. */
export function ElementsField({ content: { elements }, change, language }: FieldsProps) {
  const t = useText('messages')
  const origin = usePortalOrigin() ?? ''
  const parts = editParts(elements, (next) => change({ elements: next }, 'elements'))
  return (
    <>
      {elements.map((element, index) => (
        <PartFrame
          key={element.id}
          name={t('element.name', { number: String(index + 1) })}
          index={index}
          of={elements.length}
          onMove={(to) => parts.move(index, to)}
          onRemove={() => parts.remove(index)}
        >
          <WordsField
            label={t('titleField')}
            language={language}
            texts={element.title}
            longest={LONGEST_TITLE}
            onChange={(title) => parts.change(index, { title })}
          />
          <WordsField
            label={t('subtitle')}
            language={language}
            texts={element.subtitle}
            longest={LONGEST_SUBTITLE}
            onChange={(subtitle) => parts.change(index, { subtitle })}
          />
          <PictureField
            label={t('picture')}
            value={element.picture}
            origin={origin}
            onChange={(picture) => parts.change(index, { picture })}
          />
          <AddressField label={t('href')} value={element.href} onChange={(href) => parts.change(index, { href })} />
        </PartFrame>
      ))}
      {elements.length < MOST_ELEMENTS && (
        <Button
          variant="default"
          onClick={() => parts.add({ id: newKey(), title: {}, subtitle: {}, picture: null, href: '' })}
        >
          {t('element.add')}
        </Button>
      )}
    </>
  )
}
