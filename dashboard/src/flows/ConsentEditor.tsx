import { useEffect, useState } from 'react'
import { Button, Checkbox, NumberInput, Textarea } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { CONSENT_CHANNELS, type ConsentText } from '@portico/contract/guests.ts'
import type { Language } from '@portico/locales/languages.ts'
import { useErrorText } from '../core/errors.ts'
import { useAllows } from '../core/rights.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { message, notify } from '../ui/toasts.ts'
import { ConsentPreview } from './ConsentPreview.tsx'
import { LanguageChoice } from './LanguagePicker.tsx'
import { isSameWording, type Wording } from './useConsentTexts.ts'
import css from './consents.module.css'

type Props = {
  current: ConsentText
  /** What the fields begin with: the present words, or those of an older version. */
  start: Wording
  /** Guests who agreed to the present version; absent while they are counted. */
  agreed: number | undefined
  language: Language
  onLanguage: (language: Language) => void
  onSave: (wording: Wording) => Promise<ConsentText>
  onDiscard: () => void
}

const MOST_A_MONTH = 31
const LONGEST = 4000

/** The words of one purpose, language by language, beside the phone that shows them. */
export function ConsentEditor({ current, start, agreed, language, onLanguage, onSave, onDiscard }: Props) {
  const t = useText('consents')
  const mayWrite = useAllows('flow:write')
  const [draft, setDraft] = useState<Wording>(wordingOf(start))
  const { save, isSaving } = useSaveWording(onSave)
  const { purpose } = current
  const isChanged = !isSameWording(draft, current)
  useAskBeforeLeaving(isChanged && !isSaving)

  function discard() {
    setDraft(wordingOf(current))
    onDiscard()
  }

  return (
    <div className={css.editor}>
      <fieldset className={css.fields} disabled={!mayWrite}>
        <CurrentVersion current={current} />
        <LanguageChoice label={t('language')} language={language} onChange={onLanguage} />
        <WordsField current={current} draft={draft} language={language} onChange={setDraft} />
        {purpose === 'marketing' && <ChannelFields draft={draft} onChange={setDraft} />}
        {mayWrite ? (
          <div className={css.save}>
            {isChanged && agreed !== undefined && <p className={css.note}>{t('stay', { count: agreed })}</p>}
            <div className={css.buttons}>
              <Button loading={isSaving} disabled={!isChanged} onClick={() => void save(draft)}>
                {t('save', { number: current.version + 1 })}
              </Button>
              {isChanged && (
                <Button variant="default" onClick={discard}>
                  {t('discard')}
                </Button>
              )}
            </div>
          </div>
        ) : (
          <p className={css.note}>{t('readOnly')}</p>
        )}
      </fieldset>
      <ConsentPreview purpose={purpose} wording={draft} language={language} />
    </div>
  )
}

function CurrentVersion({ current: { version, createdAt } }: Pick<Props, 'current'>) {
  const t = useText('consents')
  const format = useFormat()
  return (
    <p className={css.now}>
      {version === 0 || !createdAt
        ? t('now.ours')
        : t('now.own', { number: version, when: format.dateTime(createdAt) })}
    </p>
  )
}

type DraftProps = { draft: Wording; onChange: (draft: Wording) => void }

function WordsField({ current, draft, language, onChange }: DraftProps & Pick<Props, 'current' | 'language'>) {
  const t = useText('consents')
  const { purpose, defaults } = current
  const isMarketing = purpose === 'marketing'
  const words = draft.texts[language] ?? ''
  return (
    <>
      <Textarea
        label={t(`words.${purpose}`)}
        description={t(`hint.${purpose}`)}
        placeholder={defaults[language] || undefined}
        value={words}
        maxLength={LONGEST}
        autosize
        minRows={isMarketing ? 4 : 6}
        maxRows={16}
        onChange={(event) => onChange({ ...draft, texts: { ...draft.texts, [language]: event.currentTarget.value } })}
      />
      {!words && <p className={css.note}>{t(isMarketing ? 'missing' : 'missingRules')}</p>}
    </>
  )
}

/** Which ways messages may come, and how many a month. */
function ChannelFields({ draft, onChange }: DraftProps) {
  const t = useText('consents')
  const word = useText('guests')
  return (
    <>
      <Checkbox.Group
        label={t('channels')}
        value={draft.channels}
        onChange={(chosen) => onChange({ ...draft, channels: CONSENT_CHANNELS.filter((one) => chosen.includes(one)) })}
      >
        <div className={css.channels}>
          {CONSENT_CHANNELS.map((one) => (
            <Checkbox key={one} value={one} label={word(`channel.${one}`)} />
          ))}
        </div>
      </Checkbox.Group>
      {draft.channels.length === 0 ? (
        <p className={css.note}>{t('noChannels')}</p>
      ) : (
        <NumberInput
          label={t('most')}
          value={draft.maxPerMonth ?? ''}
          min={1}
          max={MOST_A_MONTH}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="strict"
          className={css.most}
          onChange={(value) => onChange({ ...draft, maxPerMonth: typeof value === 'number' ? value : null })}
        />
      )}
    </>
  )
}

function wordingOf({ texts, channels, maxPerMonth }: Wording): Wording {
  return { texts, channels, maxPerMonth }
}

function useSaveWording(onSave: Props['onSave']) {
  const t = useText('consents')
  const errorText = useErrorText()
  const [isSaving, setSaving] = useState(false)

  async function save(draft: Wording) {
    setSaving(true)
    try {
      const saved = await onSave(draft)
      message(t('saved', { number: saved.version }), { seconds: 4 })
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    } finally {
      setSaving(false)
    }
  }
  return { save, isSaving }
}

/** Asks before a click elsewhere throws away what was written. */
function useAskBeforeLeaving(isChanged: boolean) {
  const t = useText('ui')
  useBlocker({
    shouldBlockFn: async () =>
      !(await confirm({
        title: t('leave.title'),
        text: t('leave.text'),
        confirm: t('leave.confirm'),
        cancel: t('leave.cancel'),
        isDanger: true,
      })),
    enableBeforeUnload: () => isChanged,
    disabled: !isChanged,
  })
  // Fetched now, because the question must also appear while offline.
  useEffect(() => void import('../ui/ConfirmDialog.tsx').catch(() => undefined), [])
}
