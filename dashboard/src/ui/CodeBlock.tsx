import { useEffect, useState } from 'react'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { useText } from '../core/useText.ts'
import { copyText } from './copyText.ts'
import { saveFile } from './saveFile.ts'
import css from './code.module.css'

type Props = {
  code: string
  /** What the code is, for screen readers; the file's name when it has one. */
  label: string
  fileName?: string
}

/** Text to paste somewhere else, exactly as it stands, with a button that says when it was copied. */
export function CodeBlock({ code, label, fileName }: Props) {
  const t = useText('ui')
  const [result, setResult] = useState<'copied' | 'failed' | null>(null)
  useEffect(() => {
    if (!result) return
    const timer = setTimeout(() => setResult(null), 2500)
    return () => clearTimeout(timer)
  }, [result])

  async function copy() {
    try {
      await copyText(code)
      setResult('copied')
    } catch {
      setResult('failed')
    }
  }

  return (
    <div className={css.block} data-bare={!fileName || undefined}>
      <div className={css.bar}>
        {fileName && <span className={css.name}>{fileName}</span>}
        <span aria-live="polite" className={css.said}>
          {result === 'copied' ? t('copied') : result === 'failed' ? t('copyFailed') : ''}
        </span>
        {fileName && (
          <button type="button" aria-label={`${t('download')}: ${fileName}`} onClick={() => saveFile(code, fileName)}>
            <IconDownload size={16} stroke={1.8} aria-hidden />
            <span>{t('download')}</span>
          </button>
        )}
        <button
          type="button"
          data-done={result === 'copied' || undefined}
          aria-label={`${t('copy')}: ${label}`}
          onClick={() => void copy()}
        >
          {result === 'copied' ? (
            <IconCheck size={16} stroke={2.2} aria-hidden />
          ) : (
            <IconCopy size={16} stroke={1.8} aria-hidden />
          )}
          <span>{t('copy')}</span>
        </button>
      </div>
      <pre tabIndex={0} role="region" aria-label={label}>
        <code>{code}</code>
      </pre>
    </div>
  )
}
