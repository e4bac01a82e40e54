import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { toMarket } from '../links.ts'
import { kindSearch, type Wanted } from './wanted-item.ts'

/** Navigation state that makes the way back pop this history entry instead of replacing it. */
const STEP_IN = { isStepIn: true }

export const isStepIn = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isStepIn' in state

/** Shows the kind's offers, cheapest first (row 129, extra 13). Renders nothing on that list itself. */
export const SeeKindButton = ({ kind: { slug, rarity } }: { readonly kind: Wanted }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const [search] = useSearchParams()
  if (search.get('slug') === slug) return null
  return (
    <Button
      variant="quiet"
      size="small"
      onClick={() => navigate(toMarket(kindSearch({ slug, rarity })), { state: STEP_IN })}
    >
      {t('trade.chart.seeKind')}
    </Button>
  )
}
