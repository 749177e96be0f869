// Wi-Fi for money: what is on sale, and how to pay for what was chosen. The page looks again by itself until the money is there.
import { LinkButton } from '../parts/Actions.tsx'
import { FieldError, errorId } from '../parts/FieldError.tsx'
import { QrCode } from '../parts/QrCode.tsx'
import { OtherButton, StepForm } from '../parts/StepForm.tsx'
import type { ScreenProps } from '../part.ts'
import { refreshOf } from '../refresh.ts'
import type { Text } from '../text.ts'
import { timeInWords } from '../words.ts'

type Props = ScreenProps<'purchase'>
type Shop = NonNullable<Props['screen']['shop']>
type Order = NonNullable<Props['screen']['order']>

export function Purchase(props: Props) {
  const { shop, order } = props.screen
  return order ? (
    <Payment {...props} order={order} />
  ) : (
    <Offers {...props} shop={shop ?? { offers: [], providers: [] }} />
  )
}

function Offers({ screen, page, t, shop }: Props & { shop: Shop }) {
  const { offers, providers, chosen } = shop
  const canBuy = offers.length > 0 && providers.length > 0
  return (
    <StepForm
      step={screen}
      page={page}
      t={t}
      button={canBuy ? t('purchase.button') : t('accessCode.button')}
      busy={t('connect.busy')}
      after={canBuy && <CodeEntry t={t} />}
    >
      {canBuy ? (
        <>
          <fieldset className="field pick" aria-describedby={screen.problem ? errorId('offer') : undefined}>
            <legend>{t('purchase.choose')}</legend>
            <div className="options offers">
              {offers.map(({ id, name, price, seconds, devices }) => (
                <label key={id} htmlFor={id}>
                  <input
                    id={id}
                    type="radio"
                    name="offer"
                    value={id}
                    required
                    defaultChecked={chosen === id}
                    data-missing={t('survey.chooseOne')}
                  />
                  <span>
                    {name} <b>{price}</b>
                    <small>
                      {t('purchase.time', { time: timeInWords(seconds, t) })}
                      {devices > 1 && ` · ${t('purchase.devices', { count: devices })}`}
                    </small>
                  </span>
                </label>
              ))}
            </div>
            <FieldError field="offer" sentence={screen.problem && t('survey.chooseOne')} />
          </fieldset>
          <Ways shop={shop} t={t} />
        </>
      ) : (
        <>
          <p className="notice">{t('purchase.closed')}</p>
          <CodeField t={t} />
          <input type="hidden" name="do" value="code" />
        </>
      )}
    </StepForm>
  )
}

/** How to pay, where there is a choice. */
function Ways({ shop: { providers, paying }, t }: { shop: Shop; t: Text }) {
  const [only] = providers
  if (providers.length < 2) return <input type="hidden" name="pay" value={only} />
  return (
    <fieldset className="field pick">
      <legend>{t('purchase.way')}</legend>
      <div className="options">
        {providers.map((name) => (
          <label key={name} htmlFor={name}>
            <input
              id={name}
              type="radio"
              name="pay"
              value={name}
              required
              defaultChecked={paying === name}
              data-missing={t('survey.chooseOne')}
            />
            <span>{t(`purchase.by.${name}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** For who has bought before, or has a slip. */
function CodeEntry({ t }: { t: Text }) {
  return (
    <details className="qr">
      <summary>{t('purchase.haveCode')}</summary>
      <CodeField t={t} />
      <OtherButton value="code" label={t('accessCode.button')} />
    </details>
  )
}

function CodeField({ t }: { t: Text }) {
  return (
    <div className="field">
      <label htmlFor="code">{t('accessCode.label')}</label>
      <input
        id="code"
        name="code"
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
    </div>
  )
}

function Payment({ screen, page, t, order }: Props & { order: Order }) {
  const { name, price, href, qr, passSeconds, checkHref, reference, isAwaited } = order
  return (
    <StepForm
      step={screen}
      page={page}
      t={t}
      button={t('purchase.check')}
      busy={t('signIn.checking')}
      isQuiet
      after={<OtherButton value="again" label={t('purchase.other')} />}
    >
      <input type="hidden" name="do" value="check" />
      <p className="total">
        {name} <b>{price}</b>
      </p>
      {isAwaited && <p className="notice">{t('purchase.awaited')}</p>}
      {!href && (
        <LinkButton href={checkHref} label={t('purchase.starting')} quiet refresh={refreshOf(screen)?.seconds} />
      )}
      {qr && (
        <div className="qr">
          <QrCode qr={qr} label={t('purchase.qr', { price })} />
          <p className="aside">{t('purchase.scan')}</p>
        </div>
      )}
      {href && <Paying order={order} href={href} t={t} />}
      {href && (
        <p className="aside" data-refresh-note>
          {passSeconds !== undefined && t('purchase.passLeft', { time: timeInWords(passSeconds, t) })}{' '}
          {t('purchase.looks')} {t('purchase.reference', { reference })}
        </p>
      )}
      {href && <LinkButton href={checkHref} label={t('online.check')} quiet refresh={refreshOf(screen)?.seconds} />}
    </StepForm>
  )
}

/** With mobile data the provider's page opens at once; without, a few minutes of Wi-Fi are opened first. */
function Paying({ order: { passSeconds }, href, t }: { order: Order; href: string; t: Text }) {
  return (
    <>
      <LinkButton href={href} label={t('purchase.open')} />
      {passSeconds === undefined && <OtherButton value="pass" label={t('purchase.pass')} />}
    </>
  )
}
