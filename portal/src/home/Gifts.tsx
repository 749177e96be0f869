// Gifts that can be had, those the guest has, and one of them with its code.
import { safeHref } from '../href.ts'
import { LinkButton, Submit } from '../parts/Actions.tsx'
import { refreshOf } from '../refresh.ts'
import type { Text } from '../text.ts'
import type { Page, ScreenOf } from '../view.ts'
import { nameOf } from '../words.ts'
import type { CardShown, GiftShown, HomeGifts } from './giftView.ts'
import { homeHeading } from './heading.ts'
import { HomeFrame } from './HomeFrame.tsx'

type Props<Kind extends 'homeGifts' | 'homeMine' | 'homeOrder'> = { screen: ScreenOf<Kind>; page: Page; t: Text }

export function GiftList({ screen, page, t }: Props<'homeGifts'>) {
  const { backHref, notice, balance, gifts } = screen
  return (
    <HomeFrame {...homeHeading(screen, nameOf(page.venue, t), t)} backHref={backHref} notice={notice} t={t}>
      <p className="purse">{t('gifts.balance', { balance })}</p>
      {gifts.length === 0 && <p className="aside">{t('gifts.none')}</p>}
      <ul className="goods">
        {gifts.map((gift) => (
          <Offer key={gift.id} gift={gift} screen={screen} t={t} />
        ))}
      </ul>
    </HomeFrame>
  )
}

function Offer({ gift, screen, t }: { gift: GiftShown; screen: HomeGifts; t: Text }) {
  const { id, name, description, terms, picture, cost, hindrance, stock } = gift
  return (
    <li>
      {picture && <img src={safeHref(picture)} alt="" loading="lazy" />}
      <h2>{name}</h2>
      {description && <p className="lines">{description}</p>}
      <p className="cost">{[cost, stock].filter(Boolean).join(' · ')}</p>
      {terms && (
        <details className="where">
          <summary>{t('gifts.terms')}</summary>
          <p className="lines">{terms}</p>
        </details>
      )}
      {hindrance ? (
        <p className="aside">{hindrance}</p>
      ) : (
        <form method="post" action={safeHref(screen.action)}>
          <input type="hidden" name="gift" value={id} />
          <input type="hidden" name="key" value={`${screen.key}-${id}`} />
          <div className="field">
            <label htmlFor={`place-${id}`}>{t('gifts.place')}</label>
            <input
              id={`place-${id}`}
              name="place"
              type="text"
              maxLength={40}
              autoComplete="off"
              defaultValue={screen.place}
            />
          </div>
          <Submit label={t('gifts.redeem')} busy={t('gifts.redeeming')} />
        </form>
      )}
    </li>
  )
}

export function OwnGifts({ screen, page, t }: Props<'homeMine'>) {
  const { backHref, giftsHref, orders } = screen
  return (
    <HomeFrame {...homeHeading(screen, nameOf(page.venue, t), t)} backHref={backHref} t={t}>
      {orders.length === 0 && (
        <>
          <p className="aside">{t('gifts.noneMine')}</p>
          <LinkButton href={giftsHref} label={t('gifts.title')} />
        </>
      )}
      <ul className="tiles">
        {orders.map(({ name, state, line, href }) => (
          <li key={href}>
            <a className="tile" href={safeHref(href)} data-state={state} aria-label={`${name}: ${line}`}>
              <span>
                <b>{name}</b>
                <small>{line}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </HomeFrame>
  )
}

export function OwnGift({ screen, page, t }: Props<'homeOrder'>) {
  const { backHref, notice, state, line, code, qr, terms, checkHref, cancelAction, card } = screen
  const heading = { ...homeHeading(screen, nameOf(page.venue, t), t), backHref, backLabel: t('gifts.back') }
  return (
    <HomeFrame {...heading} notice={notice} t={t}>
      <div className="voucher" data-state={state} role="status">
        <p>{line}</p>
        {qr && (
          <svg viewBox={`0 0 ${qr.edge} ${qr.edge}`} role="img" aria-label={t('gifts.qr')} shapeRendering="crispEdges">
            <rect width={qr.edge} height={qr.edge} fill="#fff" />
            <path d={qr.path} fill="#17150f" />
          </svg>
        )}
        {(state === 'new' || state === 'accepted') && <strong>{code}</strong>}
      </div>
      {card && <Card card={card} t={t} />}
      {terms && (
        <section className="part">
          <h2>{t('gifts.terms')}</h2>
          <p className="lines">{terms}</p>
        </section>
      )}
      {state === 'new' && (
        <LinkButton href={checkHref} label={t('gifts.check')} refresh={refreshOf(screen)?.seconds} quiet />
      )}
      {cancelAction && (
        <form method="post" action={safeHref(cancelAction)}>
          <Submit label={t('gifts.cancel')} busy={t('gifts.redeeming')} quiet />
        </form>
      )}
    </HomeFrame>
  )
}

function Card({ card, t }: { card: CardShown; t: Text }) {
  if (card.kind === 'shown')
    return (
      <dl className="card">
        <dt>{t('gifts.card.serial')}</dt>
        <dd>{card.serial}</dd>
        <dt>{t('gifts.card.pin')}</dt>
        <dd>{card.pin}</dd>
      </dl>
    )
  return (
    <form method="post" action={safeHref(card.action)}>
      <p className="aside">{t(`gifts.card.${card.kind}`)}</p>
      {card.kind === 'asked' && (
        <div className="field">
          <input type="hidden" name="id" value={card.codeId} />
          <label htmlFor="code">{t('gifts.card.code')}</label>
          <input
            id="code"
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            required
          />
        </div>
      )}
      <Submit label={t(card.kind === 'seen' ? 'gifts.card.send' : 'gifts.card.show')} busy={t('gifts.redeeming')} />
    </form>
  )
}
