import type { FighterProfile } from '#contracts/wire.ts'
import { rankPoints } from '#rules/season/ranks.ts'
import { type Bracket, type BracketMatch, bracketOf, type Seat, wonMatches } from '#rules/tournament/bracket.ts'
import { type EntrantKind, parseStoredEntrant, type StoredEntrant } from '#rules/tournament/entrant.ts'
import { fighterProfile } from '#server/modules/fighters/service.ts'
import { DELETED_PLAYER_NAME } from '#server/modules/players/service.ts'
import type { BracketRow } from './bracket-store.ts'
import { profileOfLoadout } from './loadout.ts'

const BOT_USER_ID = 0

export interface PastSeat {
  readonly kind: EntrantKind | 'bot'
  readonly playerId: number | null
  readonly name: string | null
  readonly profile: FighterProfile
  /** False if this build lacks something of the fighter, or of the entrant that a bot was modelled on. */
  readonly isComplete: boolean
}

/** Data from which the turns of fights between complete seats can be recomputed (R26). */
export interface PastBracket {
  readonly bracket: Bracket
  readonly seats: readonly PastSeat[]
  readonly matches: readonly BracketMatch[]
}

/** A bot shows the rank of the entrant it was modelled on. */
const botSeat = ({ bot }: Extract<Seat, { entry: null }>, { isComplete, loadout }: StoredEntrant): PastSeat => {
  const { name, houseId, items: worn, stats, bonus } = bot
  const rank = rankPoints(loadout.rank)
  const identity = { userId: BOT_USER_ID, name, rank, bestRank: rank, crown: null }
  const profile = fighterProfile({ identity, houseId, worn, stats, bonus })
  return { kind: 'bot', playerId: null, name, profile, isComplete }
}

/** False for a bye, and for a fight with a fighter that this build lacks something of. */
export const hasReplay = ({ seats }: PastBracket, { upper, lower }: Pick<BracketMatch, 'upper' | 'lower'>): boolean =>
  lower !== null && [upper, lower].every((seat) => seats[seat]?.isComplete)

export const pastBracketOf = (row: Pick<BracketRow, 'seed' | 'entrants' | 'winners'>): PastBracket => {
  const entrants = row.entrants.map((entrant) => ({ ...entrant, ...parseStoredEntrant(entrant.line) }))
  const loadouts = entrants.map(({ loadout }) => loadout)
  const bracket = bracketOf(row.seed, loadouts)
  const seats = bracket.seats.map((seat, index): PastSeat => {
    if (seat.entry === null) {
      const model = entrants[(index - entrants.length) % entrants.length]
      if (!model) throw new RangeError('A bracket of bots alone')
      return botSeat(seat, model)
    }
    const entrant = entrants[seat.entry]
    if (!entrant) throw new RangeError(`No entrant ${seat.entry}`)
    const isErased = entrant.name === null
    const identity = { userId: isErased ? 0 : entrant.player_id, name: entrant.name ?? DELETED_PLAYER_NAME }
    return {
      kind: entrant.kind,
      playerId: isErased ? null : entrant.player_id,
      name: entrant.name,
      profile: profileOfLoadout(entrant.loadout, identity),
      isComplete: entrant.isComplete,
    }
  })
  return { bracket, seats, matches: wonMatches(bracket, row.winners) }
}
