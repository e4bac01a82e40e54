import { BOSS_LISTED_PLACES } from '../../../../rules/boss/boss-places.ts'

/** A rank of a boss board as its text: `10000+` for 10000 or more, or a negative one (B8, row 145). */
export const rankText = (rank: number): string => (rank >= BOSS_LISTED_PLACES || rank < 0 ? '10000+' : String(rank))
