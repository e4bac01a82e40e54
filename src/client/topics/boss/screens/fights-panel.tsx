import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import type { BossPage } from '#contracts/wire.ts'
import { BOSS_FIGHTS_A_DAY, type BossItem } from '#rules/boss/boss.ts'
import { BossItems } from './boss-items.tsx'
import styles from './fights-panel.module.css'

const FIGHTS = Array.from({ length: BOSS_FIGHTS_A_DAY }, (_, index) => index)

export interface FightsPanelProps {
  readonly page: BossPage
  readonly chosen: ReadonlySet<BossItem>
  readonly isBusy: boolean
  readonly onChange: (chosen: ReadonlySet<BossItem>) => void
  readonly onRenewed: () => void
}

export const FightsPanel = ({ page, chosen, isBusy, onChange, onRenewed }: FightsPanelProps) => {
  const { t } = useTranslation()
  const { fights_left: left, renews_at: renewsAt, items } = page
  const renewsMs = Date.parse(renewsAt)
  return (
    <Panel as="section" className="grid gap-8 measured" aria-labelledby="boss-fights">
      <div className="row wrap justify-between gap-4-12">
        <h2 id="boss-fights" className="size-18">
          {t('boss.fights.title')}
        </h2>
        <span className="inline-row gap-6">
          {FIGHTS.map((fight) => (
            <span key={fight} className={styles.dot} data-left={fight < left || undefined} />
          ))}
          <span className="font-display digits size-18">
            <span aria-hidden="true">{t('boss.fights.left', { left, all: BOSS_FIGHTS_A_DAY })}</span>
            <span className="visually-hidden">{t('boss.fights.leftSaid', { left, all: BOSS_FIGHTS_A_DAY })}</span>
          </span>
        </span>
      </div>
      {left === 0 && <p className="soft">{t('boss.fights.none')}</p>}
      {left < BOSS_FIGHTS_A_DAY && renewsMs < Date.parse(page.boss.ended_at) && (
        <p className="soft">
          <CountdownClock endMs={renewsMs} now={nowMs} label={t('boss.fights.renews')} onEnd={onRenewed} />
        </p>
      )}
      {left > 0 && (
        <BossItems
          quantityOf={(item) => items.find(({ slug }) => slug === item)?.quantity ?? 0}
          chosen={chosen}
          disabled={isBusy}
          onChange={onChange}
        />
      )}
    </Panel>
  )
}
