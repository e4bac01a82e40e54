import { useTranslation } from 'react-i18next'
import { formatTok } from '#client/ui/format/format.ts'
import { type Look, SEASON_CAPES } from '#rules/wardrobe/looks.ts'

type SeasonCape = (typeof SEASON_CAPES)[number]

const isSeasonCape = (look: Look): look is SeasonCape => SEASON_CAPES.some((cape) => cape === look)

/** Prices are whole TOK. */
export const priceText = (priceNano: number): string => formatTok(priceNano, 0)

export const useLookName = (): ((look: Look) => string) => {
  const { t } = useTranslation()
  return (look) => t(`wardrobe.look.${isSeasonCape(look) ? 'season-cape' : look}`)
}
