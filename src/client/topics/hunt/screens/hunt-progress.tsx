import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import type { HuntStage } from '#contracts/wire.ts'
import styles from './hunt-progress.module.css'
import type { HuntView } from './hunt-view.ts'
import { StageFacts } from './stage-facts.tsx'

export interface HuntProgressProps {
  readonly stage: HuntStage
  readonly view: HuntView
  readonly isCollecting: boolean
  readonly onCollect: () => void
}

const Running = ({ stage, view }: Pick<HuntProgressProps, 'stage' | 'view'>) => {
  const { t } = useTranslation()
  return (
    <Panel as="section" className="grid gap-10" aria-label={t('hunt.progress')}>
      <div className="row wrap justify-between gap-4-8">
        <p className={styles.clock}>
          <CountdownClock key={view.endMs} endMs={view.endMs} now={nowMs} label={t('hunt.endsIn')} />
        </p>
        <p className="inline-row gap-6 golden font-display size-16" role="status">
          <Icon name="fight" size={24} />
          {t('hunt.felled', { count: view.kills })}
        </p>
      </div>
      <Bar
        value={view.elapsedMs}
        max={view.durationMs}
        tone="gold"
        label={t('hunt.progress')}
        valueText={t('hunt.felled', { count: view.kills })}
      />
      <div className="row wrap justify-between soft weight-700 gap-4-14">
        <span>{t('hunt.brings')}</span>
        <StageFacts stage={stage} withoutTime />
      </div>
      <p className="soft size-14">{t('hunt.one')}</p>
    </Panel>
  )
}

export const HuntProgress = ({ stage, view, isCollecting, onCollect }: HuntProgressProps) => {
  const { t } = useTranslation()
  if (!view.isOver) return <Running stage={stage} view={view} />
  return (
    <Panel as="section" tone="gold" className="grid gap-10" aria-label={t('hunt.overTitle')}>
      <h2 className="size-22 text-center">{t('hunt.overTitle')}</h2>
      <p className={styles.text} role="status">
        {t('hunt.overText', { count: view.kills })}
      </p>
      <Button variant="claim" size="large" fullWidth icon="tok" pending={isCollecting} onClick={onCollect}>
        {t('hunt.collect')}
      </Button>
    </Panel>
  )
}
