import { begunBossEvents } from '#rules/boss/boss-calendar.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { anyNpc, asNpcCall, npcChance } from '#server/npc-turn.ts'
import { fightBoss } from './fight.ts'
import { bossPageOf } from './service.ts'

/** All turns of a day together bring about half of the fights that the NPCs could have. */
const FIGHTS_A_TURN = 3
/** NPCs drawn per turn. One without fights left is skipped. */
const TRIES = 12

/**
 * NPCs fight by the same code as players. The world's seed and the turn decide which NPCs. @returns number of fights; 0
 * without an NPC world
 */
export const fightAsNpcs = async (parts: CallScope): Promise<number> => {
  const rng = await npcChance(parts, 'boss')
  if (!rng) return 0
  const [{ slug }] = begunBossEvents(parts.nowMs)
  let fought = 0
  for (let tried = 0; tried < TRIES && fought < FIGHTS_A_TURN; tried++) {
    const npc = anyNpc(rng)
    const clientSeed = uuidV7(parts.entropy, parts.nowMs)
    const hasFought = await asNpcCall(parts, async (scope) => {
      await bossPageOf(scope, npc, slug)
      await fightBoss(scope, npc, { slug, items: [], seenCommitment: undefined, clientSeed })
    })
    if (hasFought) fought += 1
  }
  return fought
}
