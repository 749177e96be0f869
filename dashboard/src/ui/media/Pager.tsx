import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useText } from '../../core/useText.ts'
import css from './media.module.css'

type Props = { currentPage: number; totalPages: number; onPage: (page: number) => void }

/** Back and forth between pages of a library. */
export function Pager({ currentPage, totalPages, onPage }: Props) {
  const t = useText('media')
  if (totalPages <= 1) return null
  return (
    <nav className={css.pager} aria-label={t('pager.label')}>
      <ActionIcon
        variant="default"
        size={40}
        aria-label={t('pager.previous')}
        disabled={currentPage <= 1}
        onClick={() => onPage(currentPage - 1)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <span aria-live="polite">{t('pager.at', { page: String(currentPage), pages: String(totalPages) })}</span>
      <ActionIcon
        variant="default"
        size={40}
        aria-label={t('pager.next')}
        disabled={currentPage >= totalPages}
        onClick={() => onPage(currentPage + 1)}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </nav>
  )
}
