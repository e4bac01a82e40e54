import { armyStepOf } from '#rules/army/army.ts'
import { BOSS_FIGHTS_A_DAY } from '#rules/boss/boss.ts'
import { type BossEvent, begunBossEvents } from '#rules/boss/boss-calendar.ts'
import { ARENA_BOSSES, bossDamage } from '#rules/boss/boss-fight.ts'
import { dayStartMs } from '#rules/days.ts'
import { simulateFight } from '#rules/kombat/fight.ts'
import { fightStatsOf } from '#rules/kombat/fighter-stats.ts'
import { createRng, type Rng } from '#rules/prng.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import { sha256Hex } from '#server/entropy/sha256.ts'
import { addPastFights, type PastFights } from '#server/modules/boss/past-fight-store.ts'
import type { Npc } from './npc.ts'
import type { NpcMember } from './npc-guild-life.ts'
import type { GuildGrowth } from './npc-guilds.ts'

type NpcFighter = Pick<Npc, 'houseId' | 'skill' | 'armyStarsSpent' | 'stones'> & {
  readonly id: number
  readonly items: readonly Pick<Npc['items'][number], 'stats'>[]
}

/** Percent of the NPCs without a guild that fight. All members do. */
const ALONE_PERCENT = 40
/** Percent of days on which an NPC does not fight. */
const MISSED_PERCENT = 25

const daysOf = ({ startMs, endMs }: BossEvent, nowMs: number): number[] => {
  const untilMs = Math.min(endMs, nowMs)
  const days: number[] = []
  for (let dayMs = startMs; dayMs < untilMs; dayMs += MS_PER_DAY) days.push(dayMs)
  return days
}

const momentsOf = (rng: Rng, dayMs: number, { fromMs, untilMs }: { fromMs: number; untilMs: number }): number[] => {
  const count = rng.chance(MISSED_PERCENT) ? 0 : rng.int(1, BOSS_FIGHTS_A_DAY)
  return Array.from({ length: count }, () => dayMs + rng.int(0, MS_PER_DAY / MS_PER_MINUTE - 1) * MS_PER_MINUTE)
    .filter((atMs) => atMs >= fromMs && atMs < untilMs)
    .sort((a, b) => a - b)
}

/** NPCs fight in the latest event of each boss, by the arena's rules (R44). */
export const fightBosses = async (
  db: Db,
  npcs: readonly NpcFighter[],
  members: readonly NpcMember[],
  { entropy, nowMs, seed }: GuildGrowth,
): Promise<void> => {
  const rng = createRng(sha256Hex(`npc bosses ${seed}`))
  const memberships = new Map(members.map((member) => [member.playerId, member]))
  const past: PastFights[] = []
  for (const { id, armyStarsSpent, ...loadout } of npcs) {
    const own = fightStatsOf({ ...loadout, armyStep: armyStepOf(armyStarsSpent) })
    const membership = memberships.get(id)
    if (!membership && !rng.chance(ALONE_PERCENT)) continue
    for (const bossEvent of begunBossEvents(nowMs)) {
      const boss = ARENA_BOSSES[bossEvent.slug].stats
      const within = { fromMs: membership?.joinedMs ?? bossEvent.startMs, untilMs: Math.min(bossEvent.endMs, nowMs) }
      const moments = daysOf(bossEvent, nowMs).flatMap((dayMs) => momentsOf(rng, dayStartMs(dayMs), within))
      const fights = moments.map((atMs, index) => {
        const outcome = simulateFight(
          { attacker: own, defender: boss },
          sha256Hex(`npc boss ${seed} ${bossEvent.id} ${id} ${index}`),
        )
        return { atMs, damage: bossDamage(boss, outcome) }
      })
      if (fights.length > 0)
        past.push({ playerId: id, bossEventId: bossEvent.id, guildId: membership?.guildId ?? null, fights })
    }
  }
  await addPastFights({ db, entropy }, past)
}
