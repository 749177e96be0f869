import { writeChance } from '@portico/contract/gifts/gameKinds.ts'
import { games, type Game } from '@portico/contract/gifts/games.ts'
import { useReply } from '../../core/keys.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SideDrawer } from '../../ui/SideDrawer.tsx'
import { useLast } from '../../ui/useLast.ts'
import css from './games.module.css'

/** What a game drew, beside the chances its owner set. */
export function ResultsDrawer({ game, onClose }: { game: Game | null; onClose: () => void }) {
  const t = useText('games')
  const shown = useLast(game)
  return (
    <SideDrawer
      opened={game !== null}
      onClose={onClose}
      title={t('resultsTitle', { name: shown?.name ?? '' })}
      subtitle={t('resultsText')}
      isPadded
    >
      {shown && <Results id={shown.id} />}
    </SideDrawer>
  )
}

function Results({ id }: { id: string }) {
  const t = useText('games')
  const { locale } = useFormat()
  const results = useReply(games.results, { params: { id } })
  if (results.error) return <ErrorState error={results.error} onRetry={() => results.refetch()} isBoxed />
  const rows = results.data?.rows ?? []
  const all = rows.reduce((sum, { drawn }) => sum + drawn, 0)
  return (
    <table className={css.results}>
      <thead>
        <tr>
          <th scope="col">{t('label')}</th>
          <th scope="col">{t('expected')}</th>
          <th scope="col">{t('drawn')}</th>
          <th scope="col">{t('won')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ prize, label, chance, drawn, won }) => (
          <tr key={prize ?? ''}>
            <th scope="row">{label}</th>
            <td>{writeChance(chance, locale)}</td>
            <td>
              {drawn}
              {all > 0 && ` (${writeChance((drawn / all) * 10_000, locale)})`}
            </td>
            <td>{won}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
