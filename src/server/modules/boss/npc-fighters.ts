import { begunStays } from '../../../rules/boss/boss-calendar.ts'
import { uuidV7 } from '../../entropy.ts'
import { anyNpc, asNpcCall, type NpcParts, npcChance } from '../../npc-turn.ts'
import { fightBoss } from './fight.ts'
import { bossPageOf } from './service.ts'

/** How many of them fight in a turn: about half of what the world's NPC could. */
const FIGHTS_A_TURN = 3
/** Whoever has no fight left lets another try. */
const TRIES = 12

/**
 * Keeps the boss of the first-start world under attack: a few NPC, most of whom are in guilds, fight it as players do, with a
 * commitment, rewards and a replay. Who follows from the world's seed and the turn.
 * @returns how many fought; none where there is no such world
 */
export const fightAsNpcs = async (parts: NpcParts): Promise<number> => {
  const rng = await npcChance(parts, 'boss')
  if (!rng) return 0
  const [{ slug }] = begunStays(parts.nowMs)
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
