import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { idempotencyKeyOf } from '#client/game/idempotency-keys.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { originOf } from '#client/game/origin.ts'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { saveCommitment } from '#client/topics/kombat/shared/commitments.ts'
import { Button } from '#client/ui/controls/button.tsx'
import type { BossPage } from '#contracts/wire.ts'
import type { BossItem } from '#rules/boss/boss.ts'
import { refreshBosses } from '../cache.ts'
import { toBossBattle, toGuildBoss } from '../links.ts'
import { saveBeforeFight } from '../shared/before-fight.ts'
import { BossFall } from './boss-fall.tsx'
import { BossResult } from './boss-result.tsx'
import { BossStage } from './boss-stage.tsx'
import styles from './boss-view.module.css'
import { ChestPanel } from './chest-panel.tsx'
import { FightsPanel } from './fights-panel.tsx'
import { NextPanel } from './next-panel.tsx'
import { OwnPanel } from './own-panel.tsx'
import { PoolPanel } from './pool-panel.tsx'
import { RewardsPanel } from './rewards-panel.tsx'
import { SkinsPanel } from './skins-panel.tsx'

interface Asked {
  readonly page: BossPage
  readonly idempotencyKey: string
}

const useBossFight = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { state } = useLocation()
  const asked = useRef<Asked | null>(null)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const mutation = useCallMutation('boss.fight', {
    onDone: (answer) => {
      if (asked.current === null) return
      const { page, idempotencyKey } = asked.current
      if (page.commitment !== null) saveCommitment(answer.replay_id, { commitment: page.commitment, idempotencyKey })
      saveBeforeFight(answer.replay_id, page)
      // The player may have left the page: the fight is then in the history.
      if (isHere.current) navigate(toBossBattle(answer.replay_id), { replace: true, state: originOf(state) })
    },
    failure: t('boss.fightFailed'),
  })
  return {
    isPending: mutation.isPending,
    start: (page: BossPage, items: readonly BossItem[]): void => {
      const commitment = page.commitment === null ? {} : { commitment: page.commitment }
      const input = { params: { slug: page.boss.slug }, body: { items: [...items], ...commitment } }
      // The key that the mutation will send, because the fight is verified with it.
      const idempotencyKey = idempotencyKeyOf('boss.fight', input)
      if (mutation.send(input)) asked.current = { page, idempotencyKey }
    },
  }
}

const NOTHING: ReadonlySet<BossItem> = new Set()

export const BossView = ({ page }: { readonly page: BossPage }) => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [chosen, setChosen] = useState(NOTHING)
  const fight = useBossFight()
  const navigate = useAppNavigate()
  const { state } = useLocation()
  const fought = useSearchParams()[0].get('fight')
  const canFight = page.live && page.fights_left > 0
  const closeResult = (): void => navigate(toGuildBoss(page.boss.slug), { replace: true, state: originOf(state) })
  const refresh = (): void => refreshBosses(client)
  return (
    <>
      <BossStage page={page} onEnd={refresh} />
      <ChestPanel page={page} />
      <PoolPanel page={page} />
      {page.live && (
        <FightsPanel page={page} chosen={chosen} isBusy={fight.isPending} onChange={setChosen} onRenewed={refresh} />
      )}
      <OwnPanel page={page} />
      <SkinsPanel page={page} />
      <RewardsPanel />
      <NextPanel page={page} onEnd={refresh} />
      {page.live && (
        <div className={styles.action}>
          <Button
            size="large"
            icon="fight"
            fullWidth
            pending={fight.isPending}
            disabled={!canFight}
            aria-describedby="boss-cost"
            onClick={() => fight.start(page, [...chosen])}
          >
            {t('boss.fight')}
          </Button>
          <p id="boss-cost" className="muted size-14 text-center balance leading-125 margin-top-4">
            {t('boss.fights.free')}
          </p>
        </div>
      )}
      {page.fall_unseen && fought === null && <BossFall page={page} />}
      {fought !== null && (
        <BossResult
          key={fought}
          replayId={fought}
          fightsLeft={page.fights_left}
          isBusy={fight.isPending}
          onAgain={canFight ? () => fight.start(page, []) : null}
          onClose={closeResult}
        />
      )}
    </>
  )
}
