import { useTranslation } from 'react-i18next'
import { formatInteger, formatPercent } from '#client/ui/format/format.ts'
import { BOX_KINDS, BOXES } from '#rules/items/boxes.ts'
import { chestLines, chestRoll, isChest } from '#rules/shop/odds.ts'
import { offerOf } from '#rules/shop/offers.ts'

const FINDS = [
  ...BOX_KINDS.map((kind) => BOXES[kind].slug),
  'material-awake-stone',
  'sword-common',
  'sword-uncommon',
  'wings-common',
  'helmet-common',
] as const

/** Null for contents that only a newer server knows. */
export const findOf = (what: string): (typeof FINDS)[number] | null => FINDS.find((known) => known === what) ?? null

export interface OddsLine {
  readonly find: string
  readonly words: string
  readonly percent: string
}

/** Odds from the constants that the server draws with (R32, extra 12). Empty if the offer has nothing random. */
export const useOdds = (type: string): readonly OddsLine[] => {
  const { t } = useTranslation()
  const contents = offerOf(type)?.contents
  if (!contents || !isChest(contents)) return []
  return chestLines(chestRoll(contents)).map(({ what, percent, min, max }) => {
    const find = findOf(what)
    const amounts = { min: formatInteger(min), max: formatInteger(max) }
    const words = find === null ? what : t(`shop.odds.${find}`, amounts)
    return { find: what, words, percent: formatPercent(percent) }
  })
}
