// What a guest collected at a venue: points, tasks, gifts and turns of games.
import type { ScreenProps } from '../part.ts'
import type { Text } from '../text.ts'
import { Part } from './MyDataParts.tsx'

type Props = ScreenProps<'me'>

/** All of it; nothing for a guest who never collected anything. */
export function Rewards({ screen: { points, tasks, gifts, draws }, t }: Props) {
  const list = (title: string, rows: readonly { what: string; more: readonly string[] }[]) =>
    rows.length > 0 && (
      <Part title={title}>
        {rows.map(({ what, more }, index) => (
          <li key={index}>
            <b>{what}</b>
            <small>{more.filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </Part>
    )
  return (
    <>
      {list(
        t('tasks.points.title'),
        points.map(({ change, reason, name, at }) => ({
          what: `${change > 0 ? '+' : ''}${change}`,
          more: [reasonIn(t, reason), name, at],
        })),
      )}
      {list(
        t('tasks.title'),
        tasks.map(({ title, type, status, at }) => ({
          what: title || typeIn(t, type),
          more: [statusIn(t, status), at],
        })),
      )}
      {list(
        t('gifts.mineTitle'),
        gifts.map(({ name, status, place, at }) => ({ what: name, more: [orderIn(t, status), place, at] })),
      )}
      {list(
        t('me.draws'),
        draws.map(({ game, label, at }) => ({ what: label, more: [game, at] })),
      )}
    </>
  )
}

// oxlint-disable typescript/no-unsafe-type-assertion -- the tables check these codes, and each has its words
const reasonIn = (t: Text, code: string) => t(`tasks.points.reasons.${code as 'task'}`)
const typeIn = (t: Text, code: string) => t(`tasks.types.${code as 'youtube'}`)
const statusIn = (t: Text, code: string) => t(`me.task.${code as 'New'}`)
const orderIn = (t: Text, code: string) => t(`me.gift.${code as 'new'}`)
