import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import type { File } from '@portico/contract/media.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { useCopy } from '../ui/copyText.ts'
import css from './library.module.css'

/** The sizes made of a file, each with its address to copy. */
export function SizeList({ file }: { file: File }) {
  const t = useText('media')
  const format = useFormat()
  const copy = useCopy()

  return (
    <section className={css.part}>
      <h3>{t('sizes')}</h3>
      <ul className={css.sizes}>
        {file.renditions.map(({ filename, url, type, width, height, sizeBytes }) => (
          <li key={filename}>
            <span>
              {type.split('/')[1]?.toUpperCase()} {width} × {height} · {format.bytes(sizeBytes)}
            </span>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`${t('copy')} ${type.split('/')[1]} ${width}`}
              leftSection={<IconLink size={15} aria-hidden />}
              onClick={() => void copy(url)}
            >
              {t('copy')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
