import { type TournamentDay, tournamentOpenAt } from '#rules/tournament/tournament-calendar.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { postMovements } from '#server/db/ledger.ts'
import { mint } from '#server/db/movements.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { anyNpc, asNpcCall, npcChance } from '#server/npc-turn.ts'
import { enterTournament } from './enter.ts'
import { entriesOfDay } from './entry-store.ts'

/** NPCs drawn per turn. An NPC that has entered, or has too few fights, is skipped. */
const TRIES = 4
/** The mode makes no difference: NPCs need no minimum age in any (R26). */
const CONFIG = { mode: 'messenger' } as const

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

const hasEntered = async ({ db }: CallScope, npc: number, day: TournamentDay): Promise<boolean> =>
  (await entriesOfDay(db, npc, day)).length > 0

/**
 * At most one NPC enters per turn (R44), without prizes (R48). Which one follows from seed and turn. @returns false if
 * none did
 */
export const enterNpcs = async (parts: CallScope): Promise<boolean> => {
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
