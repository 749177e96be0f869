// A television, a console, a speaker: brought along by a guest who is online, shown with the time it has left.
import { headingOf } from '../heading.ts'
import { safeHref } from '../href.ts'
import { LinkButton, Submit } from '../parts/Actions.tsx'
import { FieldError, errorId } from '../parts/FieldError.tsx'
import { Heading } from '../parts/Heading.tsx'
import type { ScreenProps } from '../part.ts'
import type { DeviceProblem } from '../ownDevicesView.ts'
import type { Text } from '../text.ts'
import { timeInWords } from '../words.ts'

type Props = ScreenProps<'devices'>

/** Said beside the field they are about; the others stand above the form. */
const OF_NAME = new Set<DeviceProblem>(['name-missing'])
const OF_MAC = new Set<DeviceProblem>(['mac-missing', 'mac-wrong', 'mac-group', 'mac-random', 'own-phone', 'taken'])

export function OwnDevices({ screen, page, t }: Props) {
  const { notice, problem, devices, hasRoom, most, backHref, checkHref } = screen
  const isAside = problem !== undefined && !OF_NAME.has(problem) && !OF_MAC.has(problem)
  return (
    <>
      <Heading {...headingOf(screen, page.venue, t)} />
      {notice && (
        <p className={notice === 'remove-failed' ? 'notice' : 'notice good'} role="status">
          {t(notice === 'added' ? `devices.added.${screen.way}` : `devices.${notice}`)}
        </p>
      )}
      {isAside && (
        <p className="notice" role="alert">
          {t(`devices.problem.${problem}`)}
        </p>
      )}
      {devices.length > 0 && (
        <section className="part">
          <h2>{t('devices.yours')}</h2>
          <ul className="rows">
            {devices.map((device) => (
              <Device key={device.id} device={device} screen={screen} t={t} />
            ))}
          </ul>
          <LinkButton href={checkHref} label={t('devices.check')} quiet />
        </section>
      )}
      {hasRoom ? <AddForm screen={screen} t={t} /> : <p className="aside">{t('devices.most', { count: most })}</p>}
      <p className="aside">
        <a href={safeHref(backHref)}>{t('me.back')}</a>
      </p>
    </>
  )
}

function Device({
  device,
  screen,
  t,
}: {
  device: Props['screen']['devices'][number]
  screen: Props['screen']
  t: Text
}) {
  const { id, name, mac, state, secondsLeft } = device
  const canAgain = state === 'over' || state === 'unseen'
  return (
    <li>
      <b>{name}</b> <small className="mac">{mac}</small>
      <small className={state === 'online' ? 'given' : undefined}>
        {t(state === 'waiting' ? `devices.state.waiting.${screen.way}` : `devices.state.${state}`)}
        {state !== 'over' && ` · ${t('online.timeLeft')}: ${timeInWords(secondsLeft, t)}`}
      </small>
      {canAgain && <Order screen={screen} t={t} id={id} wish="again" label={t('devices.again')} />}
      <Order screen={screen} t={t} id={id} wish="remove" label={t('devices.remove', { name })} />
    </li>
  )
}

type OrderProps = { screen: Props['screen']; t: Text; id: string; wish: 'again' | 'remove'; label: string }

function Order({ screen, t, id, wish, label }: OrderProps) {
  return (
    <form method="post" action={safeHref(screen.action)}>
      <input type="hidden" name="do" value={wish} />
      <input type="hidden" name="id" value={id} />
      <Submit label={label} busy={t('me.saving')} quiet />
    </form>
  )
}

function AddForm({ screen, t }: Pick<Props, 'screen' | 't'>) {
  const { action, name, mac, problem } = screen
  const said = (of: ReadonlySet<DeviceProblem>) =>
    problem !== undefined && of.has(problem) ? t(`devices.problem.${problem}`) : undefined
  const field = (id: 'name' | 'mac', value: string, wrong: string | undefined) => (
    <div className="field">
      <label htmlFor={id}>{t(`devices.${id}`)}</label>
      <input
        id={id}
        name={id}
        type="text"
        defaultValue={value}
        autoComplete="off"
        autoCapitalize={id === 'mac' ? 'characters' : 'sentences'}
        spellCheck={false}
        maxLength={40}
        required
        autoFocus={wrong !== undefined}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? errorId(id) : `${id}-hint`}
        data-missing={t(`devices.problem.${id}-missing`)}
      />
      <small id={`${id}-hint`}>{t(`devices.${id}Hint`)}</small>
      <FieldError field={id} sentence={wrong} />
    </div>
  )
  return (
    <section className="part">
      <h2>{t('devices.add')}</h2>
      <form method="post" action={safeHref(action)}>
        <input type="hidden" name="do" value="add" />
        {field('name', name, said(OF_NAME))}
        {field('mac', mac, said(OF_MAC))}
        <details className="where">
          <summary>{t('devices.where')}</summary>
          <ul>
            {(['tv', 'console', 'stick', 'speaker'] as const).map((what) => (
              <li key={what}>{t(`devices.whereOf.${what}`)}</li>
            ))}
          </ul>
        </details>
        <Submit label={t('devices.addButton')} busy={t('me.saving')} />
      </form>
    </section>
  )
}
