import { type GuildXpSource, guildLevelAt } from '#rules/guild/guild.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { addToGuildLog } from './log.ts'
import { insertXp, lockGuild, updateGuild } from './store.ts'

/**
 * Logs a new level. Takes the guild's lock, after players' locks. No effect on a dissolved guild. @param amount a whole number above zero
 */
export const addGuildXp = async (scope: CallScope, guildId: number, source: GuildXpSource, amount: number) => {
  const { db, nowMs, entropy } = scope
  const guild = await lockGuild(db, guildId)
  if (!guild) return
  const row = { guild_id: guildId, at: new Date(nowMs), id: uuidV7(entropy, nowMs), source, amount }
  await insertXp(db, row)
  const xp = guild.xp + BigInt(amount)
  const level = Math.max(guild.level, guildLevelAt(Number(xp)))
  await updateGuild(db, guildId, { xp, level })
  if (level > guild.level) await addToGuildLog({ ...scope, nowMs: nowMs + 1 }, guildId, { event: 'level', level })
}
