import type { FightRewards } from '#contracts/wire.ts'
import { CHEST_PLACES, type ChestKind, type ChestPlace, chestOfWin, winsMissing } from '#rules/chests/win-chests.ts'
import type { SeasonState } from '#rules/season/seasons.ts'
import type { PlayerRow } from '#server/modules/players/service.ts'
import { type PlacedChest, placesSelect, type SeasonWins, winsSelect } from './store.ts'

export interface ShelvedChest extends PlacedChest {
  readonly place: ChestPlace
}

const PLACES = Array.from({ length: CHEST_PLACES }, (_, place) => place as ChestPlace)

const chestInRow = (row: PlayerRow, place: ChestPlace): PlacedChest | null => {
  const [id, kind] = [row[`chest_${place}_id`], row[`chest_${place}_kind`]]
  if (id === null || kind === null) return null
  return { id, kind, readyMs: row[`chest_${place}_ready_at`]?.getTime() ?? null }
}

export const placesOfRow = (row: PlayerRow): readonly (PlacedChest | null)[] =>
  PLACES.map((place) => chestInRow(row, place))

export const chestsIn = (places: readonly (PlacedChest | null)[]): readonly ShelvedChest[] =>
  PLACES.flatMap((place) => {
    const chest = places[place]
    return chest ? [{ ...chest, place }] : []
  })

export const freePlaceIn = (places: readonly (PlacedChest | null)[]): ChestPlace | undefined =>
  PLACES.find((place) => !places[place])

/** Counts from 0 again once the season has changed (R54). */
export const winsOfSeason = (newest: SeasonWins | null, { number }: Pick<SeasonState, 'number'>): number =>
  newest?.season === number ? newest.wins : 0

export const SHELF_PARTS = { chestPlaces: placesSelect, seasonWins: winsSelect }

type ChestOfFight = NonNullable<FightRewards['chest']>

/** The chest that the next ranked win brings, or the wins missing after it, or the kind that finds no place (R54). */
export const chestOfNextWin = (places: readonly (PlacedChest | null)[], winsSoFar: number): ChestOfFight => {
  const kind = chestOfWin(winsSoFar + 1)
  if (kind === null) return { missing: winsMissing(winsSoFar + 1) }
  const place = freePlaceIn(places)
  return place === undefined ? { no_place: kind } : { kind, place }
}

export type FilledColumns = {
  readonly [P in ChestPlace as `chest_${P}_id`]?: string
} & {
  readonly [P in ChestPlace as `chest_${P}_kind`]?: ChestKind
}

export const columnsFilledBy = (chest: ChestOfFight | undefined, id: string): FilledColumns =>
  chest !== undefined && 'place' in chest
    ? { [`chest_${chest.place}_id`]: id, [`chest_${chest.place}_kind`]: chest.kind }
    : {}
