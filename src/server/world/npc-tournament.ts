import { createRng } from '#rules/prng.ts'
import { tournamentClosedAt, tournamentClosesMs } from '#rules/tournament/tournament-calendar.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import type { Entropy } from '#server/entropy/entropy.ts'
import { sha256Hex } from '#server/entropy/sha256.ts'
import { enterAsNpc } from '#server/modules/tournament/npc-entries.ts'
import type { Npc } from './npc.ts'

const ENTERED_PERCENT = 25
const FIGHTS_TO_ENTER = 3

/** Enters NPCs, as if they had come at different times since the previous tournament closed (R44). */
export const fillTournament = async (
  db: Db,
  npcs: readonly (Pick<Npc, 'fights'> & { readonly id: number })[],
  { entropy, nowMs, seed }: { readonly entropy: Entropy; readonly nowMs: number; readonly seed: number },
): Promise<void> => {
  const rng = createRng(sha256Hex(`npc tournament ${seed}`))
  const openedMs = tournamentClosesMs(tournamentClosedAt(nowMs))
  const openS = Math.floor((nowMs - openedMs) / MS_PER_SECOND)
  const entering = npcs
    .filter(({ fights }) => fights >= FIGHTS_TO_ENTER && rng.chance(ENTERED_PERCENT))
    .map(({ id }) => ({ id, atMs: openedMs + rng.int(0, openS) * MS_PER_SECOND }))
    .sort((a, b) => a.atMs - b.atMs)
  for (const { id, atMs } of entering) await enterAsNpc({ db, entropy, nowMs: atMs }, id)
}
