import { useTranslation } from 'react-i18next'
import { formatInteger, formatPercent } from '#client/ui/format/format.ts'
import { type BoxKind, boxOdds } from '#rules/items/boxes.ts'
import { weaponBoxOdds } from '#rules/items/weapon-box.ts'
import type { ThingName } from '../shared/offer-view.ts'

export interface OddsLine {
  readonly what: string
  readonly percent: string
}

const SURE = 100

/** From the constants that draw (R32, extra 12); empty if nothing is drawn. */
export const useOdds = (): ((thing: ThingName) => readonly OddsLine[]) => {
  const { t } = useTranslation()
  const line = (what: string, percent: number): OddsLine => ({ what, percent: formatPercent(percent) })
  const ofBox = (kind: BoxKind): OddsLine[] => {
    const { min, max, awakeStonePercent } = boxOdds(kind)
    const amounts = t(`shop.odds.${kind}`, { min: formatInteger(min), max: formatInteger(max) })
    return [line(amounts, SURE), ...(awakeStonePercent > 0 ? [line(t('shop.odds.awakeStone'), awakeStonePercent)] : [])]
  }
  return (thing) => {
    switch (thing) {
      case 'common-weapon-box': {
        const { betterPercent } = weaponBoxOdds()
        return [line(t('shop.odds.common'), SURE - betterPercent), line(t('shop.odds.uncommon'), betterPercent)]
      }
      case 'wings-box':
      case 'helmet-box':
        return [line(t(`shop.odds.${thing}`), SURE)]
      case 'wood-box':
        return ofBox('wood')
      case 'iron-box':
        return ofBox('iron')
      case 'titanium-box':
        return ofBox('titanium')
      default:
        return []
    }
  }
}
