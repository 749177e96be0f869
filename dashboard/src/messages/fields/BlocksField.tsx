import { BLOCK_TYPES, type MessageBlock } from '@portico/contract/messages/content.ts'
import { MOST_BLOCKS } from '@portico/contract/messages/kinds.ts'
import type { Language } from '@portico/locales/languages.ts'
import { usePortalOrigin } from '../../core/usePortalOrigin.ts'
import { useText } from '../../core/useText.ts'
import { PictureField } from '../../ui/editor/PictureField.tsx'
import { blankBlock } from '../content.ts'
import { AddressField } from './AddressField.tsx'
import type { FieldsProps } from './fieldsProps.ts'
import { editParts, PartFrame } from './PartFrame.tsx'
import { WordsField } from './WordsField.tsx'
import css from '../messages.module.css'

/** The parts of an e-mail, from top to bottom. */
export function BlocksField({ content: { blocks }, change, language }: FieldsProps) {
  const t = useText('messages')
  const parts = editParts<MessageBlock>(blocks, (next) => change({ blocks: next }, 'blocks'))
  return (
    <>
      {blocks.map((block, index) => (
        <PartFrame
          key={block.id}
          name={t(`block.${block.type}`)}
          index={index}
          of={blocks.length}
          onMove={(to) => parts.move(index, to)}
          onRemove={() => parts.remove(index)}
        >
          <BlockFields block={block} language={language} onChange={(patch) => parts.change(index, patch)} />
        </PartFrame>
      ))}
      {blocks.length < MOST_BLOCKS && (
        <fieldset className={css.adding}>
          <legend>{t('block.add')}</legend>
          {BLOCK_TYPES.map((type) => (
            <button key={type} type="button" onClick={() => parts.add(blankBlock(type))}>
              {t(`block.${type}`)}
            </button>
          ))}
        </fieldset>
      )}
    </>
  )
}

type Props = { block: MessageBlock; language: Language; onChange: (patch: Partial<MessageBlock>) => void }

function BlockFields({ block, language, onChange }: Props) {
  const t = useText('messages')
  const origin = usePortalOrigin() ?? ''
  switch (block.type) {
    case 'heading':
    case 'text':
      return (
        <WordsField
          label={t('text')}
          language={language}
          texts={block.text}
          longest={block.type === 'text' ? 4000 : 120}
          isLong={block.type === 'text'}
          onChange={(text) => onChange({ text })}
        />
      )
    case 'picture':
      return (
        <>
          <PictureField
            label={t('picture')}
            value={block.picture}
            origin={origin}
            onChange={(picture) => onChange({ picture })}
          />
          <WordsField
            label={t('alt')}
            language={language}
            texts={block.alt}
            longest={160}
            onChange={(alt) => onChange({ alt })}
          />
          <AddressField label={t('href')} value={block.href} onChange={(href) => onChange({ href })} />
        </>
      )
    case 'button':
      return (
        <>
          <WordsField
            label={t('button.label')}
            language={language}
            texts={block.label}
            longest={60}
            onChange={(label) => onChange({ label })}
          />
          <AddressField label={t('href')} value={block.href} onChange={(href) => onChange({ href })} />
        </>
      )
    case 'line':
      return null
  }
}
