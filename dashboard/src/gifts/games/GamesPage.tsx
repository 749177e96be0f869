import { useMemo, useState } from 'react'
import { IconChartBar, IconPower } from '@tabler/icons-react'
import { FREE_TURNS, GAME_KINDS } from '@portico/contract/gifts/gameKinds.ts'
import { COST_UNITS } from '@portico/contract/gifts/kinds.ts'
import { games, type Game } from '@portico/contract/gifts/games.ts'
import { api } from '../../core/api.ts'
import { useAllows } from '../../core/rights.ts'
import { useResource } from '../../core/useResource.ts'
import { useSaved } from '../../core/useSaved.ts'
import { useText } from '../../core/useText.ts'
import { EmptyCup } from '../../ui/art/EmptyCup.tsx'
import type { Column, RowAction } from '../../ui/column.ts'
import { stateColumn } from '../../ui/columns.tsx'
import { NumberField, SelectField, SwitchField, TextField, type FieldForm, type ValueForm } from '../../ui/fields.tsx'
import { ResourceScreen } from '../../ui/ResourceScreen.tsx'
import { gameValues, type GameValues } from './gameValues.ts'
import { PrizesField } from './PrizesField.tsx'
import { ResultsDrawer } from './ResultsDrawer.tsx'
import css from './games.module.css'

const schema = async () => (await import('@portico/contract/gifts/games.ts')).games.create.body
const nameOf = ({ name }: Game) => name
/** Games that give gifts, and what came of them. */
export function GamesPage() {
  const t = useText('games')
  const state = useResource(games)
  const [shown, show] = useState<Game | null>(null)
  const columns = useMemo(() => gameColumns(t), [t])
  return (
    <>
      <ResourceScreen
        state={state}
        t={t}
        mayWrite={useAllows('loyalty:publish')}
        removeText={t('removeText')}
        art={<EmptyCup />}
        columns={columns}
        nameOf={nameOf}
        schema={schema}
        valuesOf={gameValues}
        renderFields={(form) => <GameFields form={form} />}
        actions={useGameActions(state.list.reload, show)}
      />
      <ResultsDrawer game={shown} onClose={() => show(null)} />
    </>
  )
}

function useGameActions(reload: () => Promise<unknown>, show: (game: Game) => void): RowAction<Game>[] {
  const t = useText('games')
  const saved = useSaved()
  const turn = ({ id, isActive }: Game) =>
    void saved('updated', () => api(games.update, { params: { id }, body: { isActive: !isActive } })).then(
      reload,
      () => undefined,
    )
  return [
    { key: 'results', label: t('results'), icon: IconChartBar, isInline: true, run: show },
    { key: 'turn', label: t('isActive'), icon: IconPower, isFor: ({ isActive }) => !isActive, run: turn },
    { key: 'off', label: t('off'), icon: IconPower, isFor: ({ isActive }) => isActive, run: turn },
  ]
}

function gameColumns(t: ReturnType<typeof useText<'games'>>): Column<Game>[] {
  return [
    { key: 'name', label: t('name'), card: 'title', sort: nameOf, cell: ({ name }) => <b>{name}</b> },
    { key: 'kind', label: t('kindLabel'), cell: ({ kind }) => t(`kind.${kind}`) },
    { key: 'draws', label: t('draws'), align: 'end', sort: ({ draws }) => draws, cell: ({ draws }) => draws },
    stateColumn<Game, 'on' | 'off'>(
      t('state'),
      { on: 'good', off: 'quiet' },
      ({ isActive }) => (isActive ? 'on' : 'off'),
      (state) => t(state),
    ),
  ]
}

function GameFields({ form }: { form: ValueForm<GameValues> & FieldForm }) {
  const t = useText('games')
  return (
    <>
      <SelectField
        form={form}
        name="kind"
        label={t('kindLabel')}
        options={GAME_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <TextField form={form} name="name" label={t('name')} maxLength={80} withAsterisk />
      <PrizesField form={form} />
      <TextField form={form} name="consolation" label={t('consolation')} maxLength={80} withAsterisk />
      <NumberField form={form} name="consolationPoints" label={t('consolationPoints')} min={0} />
      <SelectField
        form={form}
        name="freeTurn"
        label={t('freeTurn')}
        options={FREE_TURNS.map((value) => ({ value, label: t(`freeTurns.${value}`) }))}
      />
      <div className={css.pair}>
        <NumberField form={form} name="costValue" label={t('cost')} description={t('costHint')} min={0} />
        <SelectField
          form={form}
          name="costUnit"
          label={t('unit')}
          options={COST_UNITS.map((value) => ({ value, label: t(`units.${value}`) }))}
        />
      </div>
      <SwitchField form={form} name="isActive" label={t('isActive')} />
    </>
  )
}
