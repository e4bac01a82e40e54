import { useTranslation } from 'react-i18next'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { useMediaQuery } from '#client/ui/hooks/use-media-query.ts'
import type { FighterProfile } from '#contracts/wire.ts'
import { VictoryRibbon } from '../../shared/victory-ribbon/victory-ribbon.tsx'
import { winPose } from '../../shared/win-pose.ts'
import styles from './posing-winner.module.css'

const SHORT = '(max-height: 760px)'
const PET_PX = { short: 72, usual: 104 } as const

/** Shown beside the loser if the winning opponent wears a pose or a word for its victories (R53, R58). */
export const PosingWinner = ({ winner }: { readonly winner: FighterProfile }) => {
  const { t } = useTranslation()
  const isShort = useMediaQuery(SHORT)
  const { house_id, username, cosmetic } = winner
  if (!cosmetic.looks?.pose && !cosmetic.looks?.word) return null
  return (
    <span className="grid relative">
      <FighterView
        houseId={house_id}
        cosmetic={cosmetic}
        pose={winPose(cosmetic)}
        size={PET_PX[isShort ? 'short' : 'usual']}
        flip
        label={t('kombat.result.winPose', { name: username })}
      />
      {cosmetic.looks.word && <VictoryRibbon word="season" className={styles.word} />}
    </span>
  )
}
