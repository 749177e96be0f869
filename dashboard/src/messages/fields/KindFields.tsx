import { Switch } from '@mantine/core'
import { LONGEST_SUBJECT, LONGEST_SUBTITLE, LONGEST_TEXT, LONGEST_TITLE } from '@portico/contract/messages/kinds.ts'
import { partsOf, withoutAccents } from '@portico/contract/messages/textParts.ts'
import { sayTo } from '@portico/contract/messages/readiness.ts'
import { usePortalOrigin } from '../../core/usePortalOrigin.ts'
import { useSelectedPage } from '../../core/selectedPage.ts'
import { useText } from '../../core/useText.ts'
import { PictureField } from '../../ui/editor/PictureField.tsx'
import { Section } from '../../ui/editor/fields.tsx'
import { sampleOf } from '../content.ts'
import { BlocksField } from './BlocksField.tsx'
import { ButtonsField } from './ButtonsField.tsx'
import { ElementsField } from './ElementsField.tsx'
import type { FieldsProps } from './fieldsProps.ts'
import { WordsField } from './WordsField.tsx'
import { ZnsField } from './ZnsField.tsx'
import fields from '../../ui/editor/fields.module.css'

/** What a message of its kind is made of. */
export function KindFields(props: FieldsProps) {
  const t = useText('messages')
  const { content, change, language } = props
  const { kind } = content
  if (kind === 'zns') return <ZnsField {...props} />
  const words = (name: 'text' | 'title' | 'subtitle' | 'subject' | 'preheader', label: string, longest: number) => (
    <WordsField
      label={label}
      language={language}
      texts={content[name]}
      longest={longest}
      isLong={name === 'text' || name === 'subtitle'}
      onChange={(texts) => change({ [name]: texts }, name)}
    />
  )
  return (
    <Section title={t('section.words')} isOpen>
      {kind === 'email' && words('subject', t('subject'), LONGEST_SUBJECT)}
      {kind === 'email' && words('preheader', t('preheader'), LONGEST_SUBJECT)}
      {kind === 'request_user_info' && words('title', t('titleField'), LONGEST_TITLE)}
      {kind === 'request_user_info' && words('subtitle', t('subtitle'), LONGEST_SUBTITLE)}
      {(kind === 'text' || kind === 'sms' || kind === 'buttons') && words('text', t('text'), LONGEST_TEXT)}
      {kind === 'picture' && words('text', t('caption'), LONGEST_TEXT)}
      {(kind === 'picture' || kind === 'request_user_info') && <OwnPicture {...props} />}
      {kind === 'sms' && <SmsFields {...props} />}
      {kind === 'buttons' && <ButtonsField {...props} />}
      {kind === 'list' && <ElementsField {...props} />}
      {kind === 'email' && <BlocksField {...props} />}
    </Section>
  )
}

function OwnPicture({ content, change }: FieldsProps) {
  const t = useText('messages')
  const origin = usePortalOrigin() ?? ''
  return (
    <PictureField
      label={t('picture')}
      value={content.picture}
      origin={origin}
      onChange={(picture) => change({ picture })}
    />
  )
}

/** How long it is for the guest of the preview, and what accents cost. */
function SmsFields({ content, change, language }: FieldsProps) {
  const t = useText('messages')
  const venue = useSelectedPage()?.name ?? ''
  const said = sayTo(language, sampleOf(language, venue)).say(content.text)
  const { encoding, ...count } = partsOf(content.hasAccents ? said : withoutAccents(said))
  return (
    <>
      <p className={fields.help} role="status">
        {t('sms.count', count)} · {t(`sms.${encoding}`)}
      </p>
      <p className={fields.help}>{t('sms.added')}</p>
      <Switch
        label={t('sms.accents')}
        description={t('sms.accentsHelp')}
        checked={content.hasAccents}
        onChange={(event) => change({ hasAccents: event.currentTarget.checked }, '')}
      />
    </>
  )
}
