import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FighterProfile } from '../../../contracts/wire.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { BattleLog } from './battle-log.tsx'
import styles from './battle-panel.module.css'
import type { LogLine } from './describe-entry.ts'
import { StatsPanel } from './stats-panel.tsx'

type View = 'log' | 'default' | 'detailed'

export interface BattlePanelProps {
  readonly user: FighterProfile
  readonly userName: string
  /** Null while the opponent is being looked for. */
  readonly opponent: FighterProfile | null
  readonly opponentName: string
  readonly lines: readonly LogLine[]
  readonly isFighting: boolean
}

/** Below the arena: the stats in their two tabs until the fight begins, then the battle log; the player's own choice stays. */
export const BattlePanel = ({ user, userName, opponent, opponentName, lines, isFighting }: BattlePanelProps) => {
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
            content: <BattleLog lines={lines} userName={userName} opponentName={opponentName} />,
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
