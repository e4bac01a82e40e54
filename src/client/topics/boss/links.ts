import { type Address, filled, PAGE } from '../../game/page-addresses.ts'

/** A boss's page, also by start parameter (row 142, T27). */
export const toGuildBoss = (slug: string): Address => filled(PAGE.GUILD_BOSS, slug)

/** The battle of a decided fight with a boss (row 143). */
export const toBossBattle = (replayId: string): Address => `${PAGE.KOMBAT.path}?boss=${replayId}`

/** A boss's page with what that fight brought. */
export const toBossResult = (slug: string, replayId: string): Address => `${toGuildBoss(slug)}?fight=${replayId}`

/** The damage boards of a boss (rows 144-146). */
export const toBossLeaderboard = (slug: string, board: 'individual' | 'guild' = 'individual'): Address =>
  `${PAGE.BOSS_LEADERBOARD.path}?slug=${encodeURIComponent(slug)}${board === 'guild' ? '&board=guild' : ''}`
