import { BOSS_LISTED_PLACES } from '../../../../rules/boss/boss-places.ts'

/** A rank of a boss board as its text: `10000+` for 10000 or more, or a negative one (B8, row 145). */
export const rankText = (rank: number): string => (rank >= BOSS_LISTED_PLACES || rank < 0 ? '10000+' : String(rank))

/** Rank of a row of the table: the podium covers 1 to 3 of the first page (B2.12, row 144). */
export const tableRank = (page: number, index: number): number => (page === 1 ? index + 4 : (page - 1) * 20 + index + 1)
