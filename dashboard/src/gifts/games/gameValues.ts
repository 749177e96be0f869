import type { Game, Prize } from '@portico/contract/gifts/games.ts'

const FIRST_PRIZE: Prize = { id: 'prize-1', label: '', giftId: null, points: 5, chance: 1000 }

/** What the form begins with: a game, or a new one. */
export function gameValues(game: Game | undefined) {
  return {
    kind: game?.kind ?? ('wheel' as const),
    name: game?.name ?? '',
    isActive: game?.isActive ?? false,
    prizes: game?.prizes ?? [FIRST_PRIZE],
    consolation: game?.consolation ?? '',
    consolationPoints: game?.consolationPoints ?? 0,
    freeTurn: game?.freeTurn ?? ('day' as const),
    costValue: game?.costValue ?? 0,
    costUnit: game?.costUnit ?? ('point' as const),
  }
}
export type GameValues = ReturnType<typeof gameValues>
