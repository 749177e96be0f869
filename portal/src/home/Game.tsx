// A wheel and a scratch card. The server has drawn before anything turns; what turns only shows it.
import { safeHref } from '../href.ts'
import { LinkButton, Submit } from '../parts/Actions.tsx'
import type { Text } from '../text.ts'
import type { Page, ScreenOf } from '../view.ts'
import { nameOf } from '../words.ts'
import type { HomeGame } from './giftView.ts'
import { homeHeading } from './heading.ts'
import { HomeFrame } from './HomeFrame.tsx'

const TONES = ['#1b6392', '#a2452c', '#4a7c3a', '#84426f', '#b8860b', '#4a4fa8', '#74512f', '#2b7a78', '#5c5c5c']

export function Game({ screen, page, t }: { screen: ScreenOf<'homeGame'>; page: Page; t: Text }) {
  const { backHref, notice, game, drawn, turn, action, key, prizes } = screen
  return (
    <HomeFrame {...homeHeading(screen, nameOf(page.venue, t), t)} backHref={backHref} notice={notice} t={t}>
      {game === 'wheel' ? <Wheel screen={screen} /> : <ScratchCard screen={screen} />}
      {drawn && (
        <p className={drawn.isWon ? 'notice good' : 'notice'} role="status">
          {t(drawn.isWon ? 'gifts.game.won' : 'gifts.game.lost', { prize: drawn.label })}
        </p>
      )}
      {drawn?.mineHref && <LinkButton href={drawn.mineHref} label={t('gifts.game.open')} />}
      {turn === undefined ? (
        <p className="aside">{t('gifts.game.over')}</p>
      ) : (
        <form method="post" action={safeHref(action)}>
          <input type="hidden" name="key" value={key} />
          <Submit label={t('gifts.game.play', { turn })} busy={t('gifts.game.playing')} />
        </form>
      )}
      <section className="part">
        <h2>{t('gifts.game.chances')}</h2>
        <ul className="rows odds">
          {prizes.map(({ label, chance }, index) => (
            <li key={index}>
              {game === 'wheel' && (
                <svg viewBox="0 0 1 1" aria-hidden="true">
                  <rect width="1" height="1" fill={TONES[index % TONES.length]} />
                </svg>
              )}
              <b>{label}</b> <small>{chance}</small>
            </li>
          ))}
        </ul>
      </section>
    </HomeFrame>
  )
}

/** Turns to where the drawn prize is at the top; a phone that wants no motion shows it there at once. */
function Wheel({ screen: { prizes, drawn } }: { screen: HomeGame }) {
  const starts = prizes.map((_, index) => prizes.slice(0, index).reduce((sum, { share }) => sum + share, 0))
  const middle = drawn ? starts[drawn.place]! + prizes[drawn.place]!.share / 2 : 0
  return (
    <div className="wheel" aria-hidden="true">
      <svg viewBox="-1.1 -1.1 2.2 2.2">
        <g className={drawn ? 'turned' : undefined} transform={`rotate(${(-middle * 360).toFixed(1)})`}>
          {prizes.map(({ share }, index) => (
            <path key={index} d={slice(starts[index]!, share)} fill={TONES[index % TONES.length]} />
          ))}
        </g>
        <path d="M0 -0.86L0.09 -1.08H-0.09z" fill="currentColor" />
      </svg>
    </div>
  )
}

function slice(start: number, share: number): string {
  if (share >= 1) return 'M0 -1A1 1 0 1 1 -0.001 -1z'
  const at = (part: number) =>
    `${Math.sin(part * 2 * Math.PI).toFixed(3)} ${(-Math.cos(part * 2 * Math.PI)).toFixed(3)}`
  return `M0 0L${at(start)}A1 1 0 ${share > 0.5 ? 1 : 0} 1 ${at(start + share)}z`
}

function ScratchCard({ screen: { drawn } }: { screen: HomeGame }) {
  return (
    <div className="scratch" data-open={drawn ? '' : undefined} aria-hidden="true">
      <span>{drawn?.label ?? '?'}</span>
    </div>
  )
}
