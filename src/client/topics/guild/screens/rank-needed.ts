import { rankTitle } from '#client/i18n/names.ts'
import { rankPoints, tierOf } from '#rules/season/ranks.ts'

export const rankAt = (points: number): string => rankTitle(tierOf(rankPoints(points)))
