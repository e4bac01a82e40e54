import { type Address, filled, PAGE } from '#client/game/page-paths.ts'

export const toGuildBoss = (slug: string): Address => filled(PAGE.GUILD_BOSS, slug)

export const toBossBattle = (replayId: string): Address => `${PAGE.KOMBAT.path}?boss=${replayId}`

export const toBossResult = (slug: string, replayId: string): Address => `${toGuildBoss(slug)}?fight=${replayId}`

export const toBossLeaderboard = (slug: string, board: 'individual' | 'guild' = 'individual'): Address =>
  `${PAGE.BOSS_LEADERBOARD.path}?slug=${encodeURIComponent(slug)}${board === 'guild' ? '&board=guild' : ''}`
