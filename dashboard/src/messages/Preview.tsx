import { useState } from 'react'
import { SegmentedControl } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { messageTemplates } from '@portico/contract/messages.ts'
import type { MessageContent } from '@portico/contract/messages/content.ts'
import type { Language } from '@portico/locales/languages.ts'
import { api } from '../core/api.ts'
import { keyOf } from '../core/keys.ts'
import { usePage } from '../core/page.ts'
import { useText } from '../core/useText.ts'
import { PreviewBar } from '../ui/editor/EditorFrame.tsx'
import { PortalFrame } from '../ui/PortalFrame.tsx'
import { SchemeChoice, type Scheme } from '../ui/SchemeChoice.tsx'
import { PhonePreview } from './PhonePreview.tsx'
import css from './messages.module.css'

type Props = { content: MessageContent; language: Language }
type Form = 'html' | 'plain'
const WAIT_MS = 200
/** A letter is 456 wide, with its margins. */
const PAPER = { width: 520, height: 640 }

/** What guests see: on a phone, or an e-mail in light, dark and plain text. */
export function Preview(props: Props) {
  return props.content.kind === 'email' ? <MailPreview {...props} /> : <PhonePreview {...props} />
}

function MailPreview({ content, language }: Props) {
  const t = useText('messages')
  const [form, setForm] = useState<Form>('html')
  const [scheme, setScheme] = useState<Scheme>('light')
  const data = useMail(content, language)
  return (
    <>
      <PreviewBar>
        <SegmentedControl<Form>
          size="xs"
          aria-label={t('preview.as')}
          value={form}
          onChange={setForm}
          data={[
            { value: 'html', label: t('preview.html') },
            { value: 'plain', label: t('preview.plain') },
          ]}
        />
        {form === 'html' && <SchemeChoice value={scheme} onChange={setScheme} />}
      </PreviewBar>
      {form === 'html' ? (
        <PortalFrame
          drawing={data && { ...data.drawing, style: withScheme(data.drawing.style, scheme) }}
          title={t('preview.phone')}
          {...PAPER}
          isPhone={false}
        />
      ) : (
        <pre className={css.plain}>{data && `${data.subject}\n\n${data.text}`}</pre>
      )}
    </>
  )
}

function useMail(content: MessageContent, language: Language) {
  const pageId = usePage((state) => state.pageId)
  const [text] = useDebouncedValue(JSON.stringify({ content, language }), WAIT_MS)
  const { data } = useQuery({
    queryKey: keyOf(messageTemplates.draw, pageId, { body: text }),
    queryFn: ({ signal }) => api(messageTemplates.draw, { body: JSON.parse(text) }, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  })
  return data
}

/** A mail program decides by its own setting; here the choice above does. */
function withScheme(style: string, scheme: Scheme): string {
  return style.replace('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all')
}
