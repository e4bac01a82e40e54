import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadBundle } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { onDemand } from '#client/ui/feedback/on-demand.tsx'
import type { Wanted } from './wanted-item.ts'
import type { WishChoice } from './wish-dialog.tsx'

const WishDialog = onDemand(async () => {
  const [code] = await Promise.all([
    import('./wish-dialog.tsx'),
    loadBundle('trade'),
    loadBundle('items'),
    loadBundle('kombat'),
  ])
  return code.WishDialog
})

export interface WishButtonProps {
  readonly wanted: Wanted
  readonly choice?: WishChoice
  readonly variant?: 'secondary' | 'quiet'
  readonly size?: 'small' | 'medium'
}

/** The page must have loaded the texts `trade`. The dialog loads its own (extra 13). */
export const WishButton = ({ wanted, choice = 'fixed', variant = 'secondary', size = 'medium' }: WishButtonProps) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} size={size} icon="star" onClick={() => setOpen(true)}>
        {t('trade.wish.button')}
      </Button>
      <WishDialog wanted={wanted} choice={choice} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
