import { IconHeartFilled } from '@tabler/icons-react'
import { useText } from '../core/useText.ts'
import css from './Footer.module.css'

export function Footer() {
  const t = useText('shell')
  return (
    <footer className={css.footer}>
      <span>{t('footer.text')}</span>
      <span className={css.love}>
        <IconHeartFilled size={14} aria-hidden="true" />
        {t('footer.love')}
      </span>
    </footer>
  )
}
