import { useTranslation } from 'react-i18next'
import { dayText } from '#client/topics/market/shared/day-text.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import type { ReceiptKind, ReceiptLine } from '#rules/receipts/receipts.ts'

type Shown = Pick<ReceiptLine, 'period' | 'place' | 'points'>

const dayMs = (day: string): number => Date.parse(`${day}T00:00:00Z`)

export const useLineText = () => {
  const { t } = useTranslation()
  const about = (kind: ReceiptKind, period: string): string => {
    if (kind === 'airdrop') return t('fairPlay.receipts.period.airdrop', { name: period })
    if (kind === 'season') return t('fairPlay.receipts.period.season', { season: period })
    if (kind === 'tournament') {
      const [day = '', no = ''] = period.split('.')
      return t('fairPlay.receipts.period.tournament', { day: dayText(dayMs(day)), no })
    }
    const [season = '', week = ''] = period.split('-')
    return week === 'special'
      ? t('fairPlay.receipts.period.special', { season })
      : t('fairPlay.receipts.period.league', { season, week })
  }
  const placeOf = (kind: ReceiptKind, place: number): string =>
    kind === 'tournament' && place > 2
      ? t('fairPlay.receipts.places', { from: place / 2 + 1, to: place })
      : t('fairPlay.receipts.place', { place: formatInteger(place) })
  return {
    about,
    outcome: (kind: ReceiptKind, { place, points }: Shown): string =>
      [
        ...(place === null ? [] : [placeOf(kind, place)]),
        t(kind === 'airdrop' ? 'fairPlay.receipts.lines' : 'fairPlay.receipts.points', {
          count: points,
          shown: formatInteger(points),
        }),
      ].join(', '),
  }
}
