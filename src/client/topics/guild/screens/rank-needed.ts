import { rankPoints, tierOf } from '../../../../rules/season/ranks.ts'
import { rankTitle } from '../../../i18n/names.ts'

/** The rank that these points reach: 'Silver IV'. */
export const rankAt = (points: number): string => rankTitle(tierOf(rankPoints(points)))
