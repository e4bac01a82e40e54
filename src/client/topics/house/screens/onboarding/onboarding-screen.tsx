import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { startParamText } from '#client/platform/launch-data.ts'
import { haptic } from '#client/platform/messenger.ts'
import { useStageBridge } from '#client/stage/stage-context.ts'
import { StageHost } from '#client/stage/stage-host.tsx'
import { gameConfigQuery } from '#client/topics/home/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { prefetchDialog } from '#client/ui/overlays/dialog.tsx'
import { parseStartParam } from '#rules/friends/start-param.ts'
import { HOUSES } from '#rules/house/houses.ts'
import { HouseDialog } from './house-dialog.tsx'
import { HouseList } from './house-list.tsx'
import styles from './onboarding-screen.module.css'
import { specialHouseOf } from './special-house.ts'
import { useHouseChoice } from './use-house-choice.ts'

const regions = HOUSES.map((house) => ({ houseId: house.id, name: house.name }))

export const OnboardingScreen = () => {
  const { t } = useTranslation()
  const bridge = useStageBridge()
  const settings = useQuery(gameConfigQuery).data
  const client = settings?.client
  const refId = parseStartParam(startParamText())?.refId ?? null
  const specialHouseId = client ? specialHouseOf(refId, client.special_refs) : null
  const [fallback, setFallback] = useState<HTMLElement | null>(null)
  const { houseId, isOpen, choose, close } = useHouseChoice(specialHouseId)

  const focusRegion = (focusedHouseId: number | null) =>
    bridge.store.setState({ worldMap: { regions, focusedHouseId } })
  const onTap = useEffectEvent((tapped: number) => {
    haptic('light')
    choose(tapped)
  })

  useEffect(() => {
    prefetchDialog()
    bridge.store.setState({ worldMap: { regions, focusedHouseId: null } })
    const unsubscribe = bridge.on('region-tapped', (region) => onTap(region.houseId))
    return () => {
      unsubscribe()
      bridge.store.setState({ worldMap: null })
    }
  }, [bridge])

  return (
    <main className={styles.screen}>
      <div className={styles.map}>
        <StageHost
          scene="world-map"
          label={t('onboarding.map')}
          fallback={(error, retry) => (
            <div ref={setFallback} className={styles.fallback}>
              {error === 'load-failed' && (
                <Button variant="secondary" onClick={retry}>
                  {t('shell.error.retry')}
                </Button>
              )}
              <HouseList layout="grid" onChoose={choose} onFocus={focusRegion} />
            </div>
          )}
        />
      </div>
      <header className={styles.header}>
        <div className="row gap-8">
          <Icon name="tok" size={44} />
          <h1 className={styles.title}>{t('shell.title')}</h1>
        </div>
        <p className={styles.text}>{t('onboarding.eligibility')}</p>
        <p className="golden font-display size-20 stroke-behind stroke-4">{t('onboarding.choose')}</p>
      </header>
      {fallback === null && (
        <div className={styles.row}>
          <HouseList layout="row" onChoose={choose} onFocus={focusRegion} />
        </div>
      )}
      {settings && client && houseId !== null && (
        <HouseDialog
          houseId={houseId}
          open={isOpen}
          client={client}
          hourlyNano={settings['mining-tok'][0] ?? 0}
          isSpecial={houseId === specialHouseId}
          onClose={close}
        />
      )}
    </main>
  )
}
