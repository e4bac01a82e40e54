import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '#client/ui/controls/tabs.tsx'
import type { Contender } from '../contender.ts'
import styles from './battle-panel.module.css'
import { StatsPanel } from './stats-panel.tsx'

type View = 'log' | 'default' | 'detailed'

export interface BattlePanelProps {
  readonly user: Contender
  readonly opponent: Contender | null
  readonly log: ReactNode
  readonly isFighting: boolean
}

export const BattlePanel = ({ user, opponent, log, isFighting }: BattlePanelProps) => {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<View | null>(null)
  return (
    <div className={styles.panel}>
      <Tabs<View>
        label={t('kombat.stats')}
        value={chosen ?? (isFighting ? 'log' : 'default')}
        onChange={setChosen}
        tabs={[
          {
            id: 'log',
            label: t('kombat.logTab'),
            content: <div className={styles.log}>{log}</div>,
            isFilling: true,
          },
          {
            id: 'default',
            label: t('kombat.statsDefault'),
            content: <StatsPanel user={user} opponent={opponent} detail="default" />,
          },
          {
            id: 'detailed',
            label: t('kombat.statsDetailed'),
            content: <StatsPanel user={user} opponent={opponent} detail="detailed" />,
          },
        ]}
      />
    </div>
  )
}
