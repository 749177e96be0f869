import { useText } from '../core/useText.ts'
import type { Line } from './csvDevices.ts'
import { wrongIn } from './importLines.ts'
import type { Outcomes } from './importParts.ts'
import css from './wizard.module.css'

const MOST_SHOWN = 100

/** The lines, those that are wrong first: of two thousand nobody looks for the three. */
export function ImportPreview({ lines, outcomes }: { lines: readonly Line[]; outcomes: Outcomes }) {
  const t = useText('gateways')
  const wrong = lines.filter((line) => wrongIn(line, outcomes))
  const shown = [...wrong, ...lines.filter((line) => !wrongIn(line, outcomes))].slice(0, MOST_SHOWN)
  return (
    <>
      <p role="status">
        {t('import.ready', { count: lines.filter((line) => line.row && !outcomes.has(line.number)).length })}
        {wrong.length > 0 && ` · ${t('import.wrong', { count: wrong.length })}`}
      </p>
      <div className={css.preview} role="region" aria-label={t('import.title')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('import.line')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('form.type')}</th>
              <th scope="col">{t('nasId')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => {
              const problem = wrongIn(line, outcomes)
              const isAdded = outcomes.get(line.number) === 'added'
              return (
                <tr key={line.number} data-bad={problem !== undefined || undefined}>
                  <td>{line.number}</td>
                  {/* First on a phone too, where the rest is a swipe away. */}
                  <td>{problem ? t(`import.problems.${problem}`) : t(isAdded ? 'import.done' : 'import.good')}</td>
                  <td>{line.cells.name}</td>
                  <td>{line.cells.type}</td>
                  <td>{line.cells.nas_id}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {lines.length > shown.length && <p>{t('import.more', { count: lines.length - shown.length })}</p>}
    </>
  )
}
