import { rankPoints, tierOf } from '../../../../rules/season/ranks.ts'
import { rankTitle } from '../../../i18n/names.ts'

export const rankAt = (points: number): string => rankTitle(tierOf(rankPoints(points)))
