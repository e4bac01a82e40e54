import { BOSS_LISTED_PLACES } from '#rules/boss/boss-places.ts'

export const rankText = (rank: number): string => (rank >= BOSS_LISTED_PLACES || rank < 0 ? '10000+' : String(rank))
