import { GUILD_PHRASES } from '#rules/guild/guild.ts'
import { createRng, type Rng } from '#rules/prng.ts'
import { RANK_LADDER, TIER } from '#rules/season/ranks.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import type { Entropy } from '#server/entropy/entropy.ts'
import { sha256Hex } from '#server/entropy/sha256.ts'
import { writeCard } from '#server/modules/guild/card-store.ts'
import { addGuildXp, addToGuildLog, enrol, foundGuild } from '#server/modules/guild/service.ts'
import { burnGifts, giveAsNpc, type NpcMember, promoteNpc, rollGifts, rollOfficers } from './npc-guild-life.ts'
import { NPC_GUILD_PLANS, type NpcGuildPlan } from './npc-guild-plans.ts'

export interface GuildGrowth {
  readonly entropy: Entropy
  readonly nowMs: number
  readonly seed: number
}

type Inhabitant = { readonly id: number; readonly rank: number }

/** Six hours after the youngest NPCs joined: all NPCs are at least eight days old. */
const FOUNDED_AGO_MS = 8 * MS_PER_DAY - 6 * MS_PER_HOUR
const FOUNDED_APART_MS = 20 * MS_PER_MINUTE
/** Number of members who joined in the last NEWCOMERS_WITHIN_MS. The others joined at the start. */
const NEWCOMERS = 4
const NEWCOMERS_WITHIN_MS = 4 * MS_PER_DAY
const FIRST_WITHIN_MS = 12 * MS_PER_HOUR
const TALKED_WITHIN_MS = 3 * MS_PER_DAY
const PHRASES = [5, 9] as const
/** Percent of the XP that a guild has at its founding. Gifts follow, and the rest in XP_STEPS parts. */
const FIRST_XP_PERCENT = 70
const XP_STEPS = 3
/** A founder must be at least Silver IV (R24). */
const FOUNDER_RANK = RANK_LADDER.find(({ tier }) => tier === TIER.Silver)?.minPoints ?? 0

const shuffled = <T>(rng: Rng, from: readonly T[]): T[] => {
  const rest = [...from]
  return from.map(() => rest.splice(rng.int(0, rest.length - 1), 1)[0] as T)
}

interface Happening {
  readonly atMs: number
  readonly happen: (nowMs: number) => Promise<unknown>
}

const growGuild = async (
  db: Db,
  rng: Rng,
  plan: NpcGuildPlan,
  {
    leader,
    others,
    foundedMs,
    ...growth
  }: GuildGrowth & {
    readonly leader: Inhabitant
    readonly others: readonly Inhabitant[]
    readonly foundedMs: number
  },
): Promise<readonly NpcMember[]> => {
  const { entropy, nowMs } = growth
  const scopeAt = (atMs: number) => ({ db, entropy, nowMs: atMs })
  const { members: _, xp, ...founded } = plan
  const guildId = await foundGuild(scopeAt(foundedMs), leader.id, founded)
  const first = Math.floor((xp * FIRST_XP_PERCENT) / 100)
  if (first > 0) await addGuildXp(scopeAt(foundedMs + MS_PER_MINUTE), guildId, 'world', first)
  const within = (ms: number) => nowMs - rng.int(1, ms / MS_PER_MINUTE) * MS_PER_MINUTE
  const joined = others.map(({ id }, index) => ({
    playerId: id,
    guildId,
    joinedMs:
      index >= others.length - NEWCOMERS
        ? within(NEWCOMERS_WITHIN_MS)
        : foundedMs + rng.int(2, FIRST_WITHIN_MS / MS_PER_MINUTE) * MS_PER_MINUTE,
  }))
  const members = [{ playerId: leader.id, guildId, joinedMs: foundedMs }, ...joined]
  const talkers = members.filter(({ joinedMs }) => joinedMs < nowMs - TALKED_WITHIN_MS)
  const gifts = rollGifts(rng, members, { nowMs, tok: xp - first })
  const rest = xp - first - gifts.reduce((sum, { tok }) => sum + tok, 0)
  const happenings: readonly Happening[] = [
    ...joined.map(({ playerId, joinedMs }) => ({
      atMs: joinedMs,
      happen: (atMs: number) => enrol(scopeAt(atMs), guildId, playerId),
    })),
    ...Array.from({ length: XP_STEPS }, (_step, index) => {
      const share = Math.floor(rest / XP_STEPS) + (index === 0 ? rest % XP_STEPS : 0)
      return {
        atMs: within(FOUNDED_AGO_MS - MS_PER_DAY),
        happen: async (atMs: number) => share > 0 && addGuildXp(scopeAt(atMs), guildId, 'world', share),
      }
    }),
    ...gifts.map((gift) => ({ atMs: gift.atMs, happen: (atMs: number) => giveAsNpc(scopeAt(atMs), gift) })),
    ...rollOfficers(rng, joined.slice(0, -NEWCOMERS), nowMs).map(({ atMs, playerId }) => ({
      atMs,
      happen: () => promoteNpc(scopeAt(atMs), guildId, { leaderId: leader.id, playerId }),
    })),
    ...Array.from({ length: rng.int(...PHRASES) }, () => {
      const entry = { event: 'phrase', who_id: rng.pick(talkers).playerId, phrase: rng.pick(GUILD_PHRASES) } as const
      return {
        atMs: within(TALKED_WITHIN_MS),
        happen: (atMs: number) => addToGuildLog(scopeAt(atMs), guildId, entry),
      }
    }),
  ]
  await burnGifts(scopeAt(nowMs), plan.slug, gifts)
  for (const { atMs, happen } of happenings.toSorted((a, b) => a.atMs - b.atMs)) await happen(atMs)
  await writeCard(db, guildId)
  return members
}

/** Founds guilds about a week in the past by the rules for players, with history (R44). @returns the members */
export const growGuilds = async (
  db: Db,
  npcs: readonly Inhabitant[],
  growth: GuildGrowth,
): Promise<readonly NpcMember[]> => {
  const rng = createRng(sha256Hex(`npc guilds ${growth.seed}`))
  let free = shuffled(rng, npcs)
  const all: NpcMember[] = []
  for (const [index, plan] of NPC_GUILD_PLANS.entries()) {
    const leader = free.find(({ rank }) => rank >= Math.max(FOUNDER_RANK, plan.minRank))
    if (!leader) break
    const others = free.filter((npc) => npc !== leader && npc.rank >= plan.minRank).slice(0, plan.members - 1)
    free = free.filter((npc) => npc !== leader && !others.includes(npc))
    const foundedMs = growth.nowMs - FOUNDED_AGO_MS + index * FOUNDED_APART_MS
    all.push(...(await growGuild(db, rng, plan, { ...growth, leader, others, foundedMs })))
  }
  return all
}
