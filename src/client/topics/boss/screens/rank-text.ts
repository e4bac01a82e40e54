import { BOSS_LISTED_PLACES } from '../../../../rules/boss/boss-places.ts'

/** `10000+` from 10000 on, or for a negative rank (B8, row 145). */
export const rankText = (rank: number): string => (rank >= BOSS_LISTED_PLACES || rank < 0 ? '10000+' : String(rank))
