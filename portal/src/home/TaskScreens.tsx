import { safeHref } from '../href.ts'
import { LinkButton, Submit } from '../parts/Actions.tsx'
import type { Page } from '../view.ts'
import type { Text } from '../text.ts'
import { nameOf } from '../words.ts'
import { homeHeading } from './heading.ts'
import { HomeFrame } from './HomeFrame.tsx'
import { TileDrawing } from './TileDrawing.tsx'
import type { HomePoints, HomeTask, HomeTasks } from './taskView.ts'

type Props<Screen> = { screen: Screen; page: Page; t: Text }

export function TaskList({ screen, page, t }: Props<HomeTasks>) {
  const { backHref, rows, notice } = screen
  return (
    <HomeFrame {...homeHeading(screen, nameOf(page.venue, t), t)} backHref={backHref} notice={notice} t={t}>
      {rows.length === 0 && <p className="aside">{t('tasks.none')}</p>}
      <ul className="tiles">
        {rows.map(({ title, line, points, href, isDone }) => (
          <li key={href}>
            <a className="tile" href={safeHref(href)}>
              <TileDrawing icon={isDone ? 'points' : 'tasks'} />
              <span>
                <b>{title}</b>
                <small>{line}</small>
              </span>
              <em>{points}</em>
            </a>
          </li>
        ))}
      </ul>
    </HomeFrame>
  )
}

export function OneTask({ screen, page, t }: Props<HomeTask>) {
  const { backHref, notice, reward, steps, state, link, film, answer, buttons } = screen
  const heading = { ...homeHeading(screen, nameOf(page.venue, t), t), backHref, backLabel: t('tasks.back') }
  return (
    <HomeFrame {...heading} notice={notice} t={t}>
      {reward && <p className="reward">{reward}</p>}
      {state && <p className="notice good">{state}</p>}
      {steps.length > 0 && (
        <ol className="way">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {film && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs its own scripts and its own origin, which is not ours
        <iframe
          className="task-film"
          src={safeHref(film)}
          title={screen.title}
          allow="fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      {link && <LinkButton href={link.href} label={link.label} quiet={answer !== undefined} />}
      {answer && <AnswerForm answer={answer} />}
      {buttons.map(({ action, label, busy, isQuiet }) => (
        <form key={action} method="post" action={safeHref(action)}>
          <Submit label={label} busy={busy} quiet={isQuiet ?? false} />
        </form>
      ))}
    </HomeFrame>
  )
}

function AnswerForm({ answer }: { answer: NonNullable<HomeTask['answer']> }) {
  const { action, label, busy, question, isNumber, missing } = answer
  return (
    <form method="post" action={safeHref(action)}>
      <div className="field">
        <label htmlFor="answer">{question}</label>
        <input
          id="answer"
          name="answer"
          type="text"
          inputMode={isNumber ? 'numeric' : 'text'}
          autoComplete="off"
          maxLength={200}
          required
          data-missing={missing}
        />
      </div>
      <Submit label={label} busy={busy} />
    </form>
  )
}

export function PointList({ screen, page, t }: Props<HomePoints>) {
  const { backHref, facts, rows } = screen
  return (
    <HomeFrame {...homeHeading(screen, nameOf(page.venue, t), t)} backHref={backHref} t={t}>
      {facts.map((fact) => (
        <p key={fact} className="aside">
          {fact}
        </p>
      ))}
      {rows.length === 0 && <p className="aside">{t('tasks.points.empty')}</p>}
      <ul className="tiles">
        {rows.map(({ title, at, change }) => (
          <li key={at + title + change} className="tile">
            <span>
              <b>{title}</b>
              <small>{at}</small>
            </span>
            <em>{change}</em>
          </li>
        ))}
      </ul>
    </HomeFrame>
  )
}
