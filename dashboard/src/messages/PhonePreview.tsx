import type { ReactNode } from 'react'
import { IconCoffee } from '@tabler/icons-react'
import type { MessageContent } from '@portico/contract/messages/content.ts'
import { withoutAccents } from '@portico/contract/messages/textParts.ts'
import { sayTo } from '@portico/contract/messages/readiness.ts'
import type { Picture } from '@portico/contract/templates.ts'
import type { Language } from '@portico/locales/languages.ts'
import { useSelectedPage } from '../core/selectedPage.ts'
import { useText } from '../core/useText.ts'
import { thumbnailOf } from '../ui/editor/picture.ts'
import { sampleOf } from './content.ts'
import { usePortalOrigin } from '../core/usePortalOrigin.ts'
import css from './phone.module.css'

type Props = { content: MessageContent; language: Language; isSmall?: boolean }
type Say = (texts: Partial<Record<Language, string>>) => string

/** A message as a guest's phone shows it, with sample values in its fields. */
export function PhonePreview({ content, language, isSmall }: Props) {
  const t = useText('messages')
  const venue = useSelectedPage()?.name ?? ''
  const { say, fill } = sayTo(language, sampleOf(language, venue))
  return (
    <div className={css.phone} data-small={isSmall || undefined} data-kind={content.kind} lang={language}>
      <div className={css.top}>
        <span className={css.avatar}>
          <IconCoffee size={15} aria-hidden />
        </span>
        <b>{venue}</b>
      </div>
      <div className={css.chat}>
        {!isSmall && <small className={css.day}>{t('preview.today')}</small>}
        <Message content={content} say={say} fill={fill} />
      </div>
    </div>
  )
}

type MessageProps = { content: MessageContent; say: Say; fill: (text: string) => string }

function Message({ content, say, fill }: MessageProps) {
  const t = useText('messages')
  const { kind, text, picture, buttons, hasAccents } = content
  const bubble = (words: string, more?: ReactNode) => (
    <div className={css.bubble}>
      <p data-empty={words === '' || undefined}>{words || t('preview.empty')}</p>
      {more}
    </div>
  )
  switch (kind) {
    case 'text':
      return bubble(say(text))
    case 'sms':
      return bubble(hasAccents ? say(text) : withoutAccents(say(text)))
    case 'picture':
      return (
        <div className={css.bubble}>
          <Photo picture={picture} />
          {say(text) && <p>{say(text)}</p>}
        </div>
      )
    case 'buttons':
      return bubble(
        say(text),
        buttons.map((button) => (
          <span key={button.id} className={css.button}>
            {say(button.label) || '…'}
          </span>
        )),
      )
    default:
      return (
        <div className={css.bubble}>
          <Parts content={content} say={say} fill={fill} />
        </div>
      )
  }
}

/** What stands in a bubble of several parts. */
function Parts({ content, say, fill }: MessageProps) {
  const t = useText('messages')
  const { kind, title, subtitle, picture, elements, blocks, zns, subject } = content
  if (kind === 'request_user_info')
    return (
      <>
        <Photo picture={picture} />
        <b>{say(title) || t('preview.empty')}</b>
        <p>{say(subtitle)}</p>
        <span className={css.button}>{t('preview.share')}</span>
      </>
    )
  if (kind === 'list')
    return elements.map((element) => (
      <div key={element.id} className={css.element}>
        <Photo picture={element.picture} />
        <span>
          <b>{say(element.title) || '…'}</b>
          <small>{say(element.subtitle)}</small>
        </span>
      </div>
    ))
  if (kind === 'zns')
    return (
      <>
        <p>{t('preview.zns', { id: zns?.templateId ?? '…' })}</p>
        {zns?.params.map(({ name, value }) => (
          <p key={name} className={css.param}>
            <small>{name}</small> <b>{fill(value)}</b>
          </p>
        ))}
      </>
    )
  return (
    <>
      <b>{say(subject) || t('preview.empty')}</b>
      {blocks.map((block) => (
        <Line key={block.id} block={block} say={say} />
      ))}
    </>
  )
}

function Line({ block, say }: { block: MessageContent['blocks'][number]; say: Say }) {
  if (block.type === 'line') return <hr />
  if (block.type === 'picture') return <Photo picture={block.picture} />
  if (block.type === 'button') return <span className={css.button}>{say(block.label) || '…'}</span>
  return block.type === 'heading' ? <b>{say(block.text)}</b> : <p>{say(block.text)}</p>
}

function Photo({ picture }: { picture: Picture | null }) {
  const origin = usePortalOrigin()
  if (!picture || !origin) return <span className={css.photo} aria-hidden />
  return <img className={css.photo} src={thumbnailOf(picture, origin)} alt="" />
}
