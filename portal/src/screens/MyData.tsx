// A guest's own data: seeing all of it, putting it right, erasing it.
import { headingOf } from '../heading.ts'
import { safeHref } from '../href.ts'
import { Submit } from '../parts/Actions.tsx'
import { FieldError, errorId } from '../parts/FieldError.tsx'
import { Heading } from '../parts/Heading.tsx'
import { MyDataNoticeLine } from '../parts/MyDataNoticeLine.tsx'
import {
  Answers,
  Consents,
  Devices,
  Downloads,
  Leads,
  Messages,
  Notes,
  Reviews,
  Visits,
} from '../parts/MyDataParts.tsx'
import { Rewards } from '../parts/RewardParts.tsx'
import type { ScreenProps } from '../part.ts'

export function MyData({ screen, page, t }: ScreenProps<'me'>) {
  const { backHref, notice, isCopy } = screen
  return (
    <>
      <Heading {...headingOf(screen, page.venue, t)} />
      <MyDataNoticeLine notice={notice} t={t} />
      <Profile screen={screen} t={t} />
      <Consents screen={screen} page={page} t={t} />
      <Visits screen={screen} page={page} t={t} />
      <Devices screen={screen} page={page} t={t} />
      <Answers screen={screen} page={page} t={t} />
      <Leads screen={screen} page={page} t={t} />
      <Rewards screen={screen} page={page} t={t} />
      <Reviews screen={screen} page={page} t={t} />
      <Messages screen={screen} page={page} t={t} />
      <Notes screen={screen} page={page} t={t} />
      {!isCopy && <Downloads screen={screen} page={page} t={t} />}
      {!isCopy && backHref && (
        <p className="aside">
          <a href={safeHref(backHref)}>{t('me.back')}</a>
        </p>
      )}
    </>
  )
}

function Profile({ screen, t }: Pick<ScreenProps<'me'>, 'screen' | 't'>) {
  const { action, name, email, phone, more, notice, isCopy } = screen
  const proved = (is: boolean) => t(is ? 'me.proved' : 'me.notProved')
  const problem = (kind: 'name-wrong' | 'email-wrong') => (notice === kind ? t(`me.notice.${kind}`) : undefined)
  const field = (id: 'name' | 'email', value: string) => (
    <div className="field">
      <label htmlFor={id}>
        {t(`form.${id}`)} {id === 'email' && email && <small>({proved(screen.isEmailVerified)})</small>}
      </label>
      <input
        id={id}
        name={id}
        type={id === 'email' ? 'email' : 'text'}
        autoComplete={id}
        defaultValue={value}
        maxLength={id === 'email' ? 254 : 80}
        readOnly={isCopy}
        aria-invalid={problem(`${id}-wrong`) ? true : undefined}
        aria-describedby={problem(`${id}-wrong`) ? errorId(id) : undefined}
        data-wrong={t(`me.notice.${id}-wrong`)}
      />
      <FieldError field={id} sentence={problem(`${id}-wrong`)} />
    </div>
  )
  return (
    <section className="part">
      <h2>{t('me.profile')}</h2>
      <form method="post" action={isCopy ? undefined : safeHref(action)}>
        <input type="hidden" name="do" value="correct" />
        {field('name', name)}
        {field('email', email)}
        {!isCopy && <Submit label={t('me.save')} busy={t('me.saving')} />}
      </form>
      <ul className="rows">
        {phone && (
          <li>
            <b>{phone}</b>
            <small>
              {t('form.phone')} ({proved(screen.isPhoneVerified)})
            </small>
          </li>
        )}
        {more.map(({ label, value }) => (
          <li key={label}>
            <b>{value}</b>
            <small>{label}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function MyDataErase({ screen, page, t }: ScreenProps<'meErase'>) {
  return (
    <>
      <Heading {...headingOf(screen, page.venue, t)} />
      <ul className="rows">
        {(['gone', 'kept', 'wifi'] as const).map((what) => (
          <li key={what}>{t(`me.erase.${what}`)}</li>
        ))}
        {screen.registerMonths && <li>{t('me.erase.register', { months: screen.registerMonths })}</li>}
      </ul>
      <form method="post" action={safeHref(screen.action)}>
        <input type="hidden" name="do" value="erase" />
        <Submit label={t('me.erase.button')} busy={t('me.saving')} />
      </form>
      <p className="aside">
        <a href={safeHref(screen.backHref)}>{t('me.erase.keep')}</a>
      </p>
    </>
  )
}
