import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { celebrate } from '#client/sound/celebrations.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { ItemCard } from '#client/ui/items/item-card.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { welcomeQuery } from '../queries.ts'
import styles from './welcome-sword.module.css'

export const WelcomeSword = () => {
  const { t } = useTranslation()
  const isClaimed = useQuery(welcomeQuery).data?.claimed ?? true
  const claim = useCallMutation('equipments.claimWelcome', {
    success: t('inventory.welcome.claimed'),
    onDone: () => celebrate('prototype'),
    failure: t('inventory.welcome.failed'),
  })
  if (isClaimed) return null
  return (
    <Panel as="section" tone="gold" className={styles.gift} aria-label={t('inventory.welcome.title')}>
      <ItemCard slot="sword" rarity="prototype" size={64} label={t('ui.rarity.prototype')} />
      <div>
        <h2 className="size-18">{t('inventory.welcome.title')}</h2>
        <p className="soft size-14">{t('inventory.welcome.text')}</p>
      </div>
      <Button variant="claim" pending={claim.isPending} className="whole-line" onClick={() => claim.send()}>
        {t('inventory.welcome.claim')}
      </Button>
    </Panel>
  )
}
