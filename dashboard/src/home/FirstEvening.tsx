import { Button } from '@mantine/core'
import { IconArrowRight, IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { FirstSteps } from '@portico/contract/pages.ts'
import { useText } from '../core/useText.ts'
import { Card } from '../ui/Screen.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { extrasOf, stepsOf, type Extra, type Step } from './evening.ts'
import { ProgressRing } from './ProgressRing.tsx'
import { TryOut } from './TryOut.tsx'
import css from './evening.module.css'

const WHERE = {
  memberInvited: '/dashboard/page-role',
  twoStepOn: '/dashboard/settings',
  emailConfirmed: '/dashboard/settings',
} as const

/** The list that leads from sign-up to the first guest online. It ticks itself; the next step has the one big button. */
export function FirstEvening({ facts, onClose }: { facts: FirstSteps; onClose: () => Promise<void> }) {
  const t = useText('home')
  const steps = stepsOf(facts)
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <Card className={css.evening}>
      <header className={css.head}>
        <ProgressRing done={done} all={steps.length} label={t('evening.progress', { done, all: steps.length })} />
        <div>
          <h2>{t(next ? 'evening.title' : 'evening.doneTitle')}</h2>
          <p>{t(next ? 'evening.lead' : 'evening.doneText')}</p>
        </div>
        {!next && (
          <Button variant="default" onClick={() => void onClose()}>
            {t('evening.close')}
          </Button>
        )}
      </header>
      <ol className={css.steps}>
        {steps.map((step) => (
          <StepRow key={step.key} step={step} isNext={step === next} />
        ))}
      </ol>
      <footer className={css.extras}>
        <span>{t('evening.extras')}</span>
        {extrasOf(facts).map((extra) => (
          <ExtraLink key={extra.key} extra={extra} />
        ))}
        {facts.tried && !facts.guestOnline && <span className={css.tried}>{t('evening.tried')}</span>}
      </footer>
    </Card>
  )
}

function StepRow({ step: { key, isDone }, isNext }: { step: Step; isNext: boolean }) {
  const t = useText('home')
  return (
    <li className={css.step} data-done={isDone} aria-current={isNext ? 'step' : undefined}>
      <Tick isDone={isDone} />
      <div className={css.words}>
        <p className={css.name}>{t(`evening.step.${key}`)}</p>
        {isNext && key !== 'signedUp' && key !== 'pageMade' && <WhatToDo step={key} />}
      </div>
    </li>
  )
}

function WhatToDo({ step }: { step: Exclude<Step['key'], 'signedUp' | 'pageMade'> }) {
  const t = useText('home')
  return (
    <>
      <p className={css.text}>{t(`evening.text.${step}`)}</p>
      <div className={css.buttons}>
        <LinkButton
          to="/dashboard/devices"
          size="md"
          rightSection={<IconArrowRight size={18} stroke={2} aria-hidden />}
        >
          {t(step === 'deviceAdded' ? 'start.add' : 'evening.openDevices')}
        </LinkButton>
        <TryOut />
      </div>
    </>
  )
}

function Tick({ isDone }: { isDone: boolean }) {
  const t = useText('home')
  return (
    <span className={css.tick} role="img" aria-label={t(isDone ? 'evening.isDone' : 'evening.isOpen')}>
      {isDone && <IconCheck size={16} stroke={2.6} aria-hidden />}
    </span>
  )
}

function ExtraLink({ extra: { key, isDone } }: { extra: Extra }) {
  const t = useText('home')
  const name = t(`evening.extra.${key}`)
  if (isDone)
    return (
      <span className={css.extra} data-done>
        <Tick isDone />
        {name}
      </span>
    )
  return (
    <Link to={WHERE[key]} className={css.extra}>
      <Tick isDone={false} />
      {name}
    </Link>
  )
}
