import { LinkButton } from '../parts/Actions.tsx'
import { CopyField } from '../parts/CopyField.tsx'
import type { ScreenProps } from '../part.ts'
import { nameOf } from '../words.ts'
import { homeHeading } from './heading.ts'
import { HomeFrame } from './HomeFrame.tsx'

const LOOK_SECONDS = 5

export function ZaloClaim({ screen, page, t }: ScreenProps<'homeZalo'>) {
  const { backHref, chatHref, freshHref, code } = screen
  const open = <LinkButton href={chatHref} label={t('zalo.open')} />
  return (
    <HomeFrame {...homeHeading(screen, nameOf(page.venue, t), t)} backHref={backHref} t={t}>
      {code ? (
        <>
          <ol className="way">
            <li>
              {t('zalo.copy')}
              <CopyField label={t('zalo.code')} value={code} button={t('zalo.copyIt')} done={t('zalo.copied')} />
            </li>
            <li>{t('zalo.send')}</li>
          </ol>
          {open}
          <LinkButton href={freshHref} label={t('zalo.look')} quiet refresh={LOOK_SECONDS} />
        </>
      ) : (
        open
      )}
    </HomeFrame>
  )
}
