import { type TournamentDay, tournamentOpenAt } from '../../../rules/tournament/tournament-calendar.ts'
import type { CallScope } from '../../call-scope.ts'
import { postMovements } from '../../db/ledger.ts'
import { mint } from '../../db/movements.ts'
import { uuidV7 } from '../../entropy.ts'
import { anyNpc, asNpcCall, type NpcParts, npcChance } from '../../npc-turn.ts'
import { enterTournament } from './enter.ts'
import { entriesOfDay } from './entry-store.ts'

/** Whoever is in already, or has not fought enough, lets another try. */
const TRIES = 4
/** NPC count as old, whatever the server's mode (R26). */
const CONFIG = { mode: 'messenger' } as const

/** Enters the open tournament as an NPC, with a ticket that the world gives (R44), in the caller's transaction. */
export const enterAsNpc = async (scope: CallScope, npc: number): Promise<void> => {
  const ticket = mint({
    id: uuidV7(scope.entropy, scope.nowMs),
    to: npc,
    asset: 'tournament-ticket',
    amount: 1n,
    reason: 'world-seed',
    ref: null,
  })
  await postMovements(scope.db, [ticket], scope.nowMs)
  await enterTournament({ ...scope, config: CONFIG }, npc)
}

const hasEntered = async ({ db }: NpcParts, npc: number, day: TournamentDay): Promise<boolean> =>
  (await entriesOfDay(db, npc, day)).length > 0

/**
 * Has one more NPC of the first-start world enter the day's tournament (R44), where they stand as opponents and take no prize (R48): about
 * a third of them do a day. Who follows from the world's seed and the turn.
 * @returns whether one did; none does where there is no such world
 */
export const enterNpcs = async (parts: NpcParts): Promise<boolean> => {
  const rng = await npcChance(parts, 'tournament')
  if (!rng) return false
  const day = tournamentOpenAt(parts.nowMs)
  for (let tried = 0; tried < TRIES; tried++) {
    const npc = anyNpc(rng)
    if (await hasEntered(parts, npc, day)) continue
    if (await asNpcCall(parts, (scope) => enterAsNpc(scope, npc))) return true
  }
  return false
}
