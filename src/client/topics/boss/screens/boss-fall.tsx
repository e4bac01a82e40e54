import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { haptic } from '#client/platform/messenger.ts'
import { useStageBridge } from '#client/stage/stage-context.ts'
import { StageHost } from '#client/stage/stage-host.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { CreatureView } from '#client/ui/fighters/creature-view.tsx'
import { FullScreenDialog } from '#client/ui/overlays/full-screen-dialog.tsx'
import type { BossPage } from '#contracts/wire.ts'
import { BOSS_OF } from '../shared/boss-of.ts'
import styles from './boss-fall.module.css'

const FALLEN_PX = 320

/** Shows the boss's fall once to each member who fought (R25). A tap skips to the end. */
export const BossFall = ({ page }: { readonly page: BossPage }) => {
  const { t } = useTranslation()
  const bridge = useStageBridge()
  const { slug } = page.boss
  const boss = BOSS_OF[slug]
  const [isDown, setDown] = useState(false)
  const [isOpen, setOpen] = useState(true)
  const seen = useCallMutation('boss.seen', {})
  useEffect(() => {
    bridge.store.setState({ bossFall: { boss } })
    const stop = bridge.on('boss-fallen', () => {
      setDown(true)
      haptic('heavy')
    })
    return () => {
      stop()
      bridge.store.setState({ bossFall: null })
    }
  }, [bridge, boss])
  const close = (): void => {
    setOpen(false)
    seen.send({ params: { slug } })
  }
  const name = t(`boss.name.${slug}`)
  return (
    <FullScreenDialog open={isOpen} label={t('boss.fall.title', { name })} dismissable={isDown} onClose={close}>
      <div className={styles.fall}>
        <div className={styles.stage}>
          <StageHost
            scene="boss-fall"
            label={t('boss.fall.picture', { name })}
            fallback={() => <CreatureView boss={boss} width={FALLEN_PX} isDown flip className={styles.lying} />}
          />
        </div>
        {isDown ? (
          <div className={styles.words} role="status">
            <h2 className={styles.title}>{t('boss.fall.title', { name })}</h2>
            <p className="soft">{t('boss.fall.text')}</p>
            <Button size="large" fullWidth onClick={close}>
              {t('boss.fall.on')}
            </Button>
          </div>
        ) : (
          <button type="button" className={styles.skip} onClick={() => bridge.send('skip', undefined)}>
            {t('boss.skip')}
          </button>
        )}
      </div>
    </FullScreenDialog>
  )
}
