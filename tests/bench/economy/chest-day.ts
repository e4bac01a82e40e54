import { CHEST_ODDS, rollChest } from '#rules/chests/chest-odds.ts'
import { CHEST_KINDS, CHEST_MS, CHEST_PLACES, type ChestKind, chestOfWin } from '#rules/chests/win-chests.ts'
import type { MaterialStack } from '#rules/items/materials.ts'
import type { Rng } from '#rules/prng.ts'
import { OFF_SEASON_DAYS, SEASON_DAYS } from '#rules/season/seasons.ts'
import { MS_PER_HOUR } from '#rules/units.ts'

/** Hours of sleep, without a visit. */
export const NIGHT_HOURS = 8
const HOURS_AWAKE = 24 - NIGHT_HOURS

interface ShelvedChest {
  readonly kind: ChestKind
  /** In hours: the last visit of day 1 is at 24. Null until the chest is started. */
  readonly readyAt: number | null
}

export interface ChestState {
  shelf: readonly ShelvedChest[]
  season: number
  seasonWins: number
}

export const newChestState = (): ChestState => ({ shelf: [], season: 0, seasonWins: 0 })

export interface ChestDay {
  readonly opened: Readonly<Record<ChestKind, number>>
  readonly materials: readonly MaterialStack[]
}

export const NO_CHESTS: ChestDay = { opened: { wood: 0, iron: 0, titanium: 0 }, materials: [] }

const hoursOf = (kind: ChestKind): number => CHEST_MS[kind] / MS_PER_HOUR

/** During the day the shortest chest that will be ready by the last visit. Before the night the rarest chest. */
const nextToStart = (shelf: readonly ShelvedChest[], hoursLeft: number): ShelvedChest | undefined => {
  const waiting = CHEST_KINDS.flatMap((kind) => shelf.filter((chest) => chest.kind === kind && chest.readyAt === null))
  return hoursLeft === 0 ? waiting.at(-1) : waiting.find(({ kind }) => hoursOf(kind) <= hoursLeft)
}

const start = (state: ChestState, now: number, hoursLeft: number): void => {
  if (state.shelf.some(({ readyAt }) => readyAt !== null)) return
  const next = nextToStart(state.shelf, hoursLeft)
  state.shelf = state.shelf.map((chest) => (chest === next ? { ...chest, readyAt: now + hoursOf(chest.kind) } : chest))
}

const win = (state: ChestState): void => {
  state.seasonWins += 1
  const kind = chestOfWin(state.seasonWins)
  if (kind !== null && state.shelf.length < CHEST_PLACES) state.shelf = [...state.shelf, { kind, readyAt: null }]
}

/**
 * A day's visits, evenly over the hours awake. Each visit opens what is ready and fights its share. A chest is started
 * after these fights, and before them unless it is the last visit (R54). Mutates the state.
 * @param won outcomes of the day's fights, in order
 */
export const chestDay = (
  rng: Rng,
  state: ChestState,
  { day, visits, won }: { readonly day: number; readonly visits: number; readonly won: readonly boolean[] },
): ChestDay => {
  const season = Math.floor((day - 1) / SEASON_DAYS)
  if (state.season !== season) Object.assign(state, { season, seasonWins: 0 })
  const isRanked = (day - 1) % SEASON_DAYS < SEASON_DAYS - OFF_SEASON_DAYS
  const opened = { ...NO_CHESTS.opened }
  const materials: MaterialStack[] = []
  for (let visit = 0; visit < visits; visit++) {
    const hoursLeft = visits === 1 ? 0 : (HOURS_AWAKE * (visits - 1 - visit)) / (visits - 1)
    const now = day * 24 - hoursLeft
    const ready = state.shelf.filter(({ readyAt }) => readyAt !== null && readyAt <= now)
    state.shelf = state.shelf.filter((chest) => !ready.includes(chest))
    for (const { kind } of ready) {
      opened[kind] += 1
      materials.push(...rollChest(rng, CHEST_ODDS[kind]).materials)
    }
    if (hoursLeft > 0) start(state, now, hoursLeft)
    const fights = won.slice(Math.floor((won.length * visit) / visits), Math.floor((won.length * (visit + 1)) / visits))
    for (const isWon of fights) if (isWon && isRanked) win(state)
    start(state, now, hoursLeft)
  }
  return { opened, materials }
}
