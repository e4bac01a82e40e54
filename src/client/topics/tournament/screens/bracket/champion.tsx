import { useTranslation } from 'react-i18next'
import { POSES } from '#assets/manifest/poses.ts'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import type { BracketSeat } from './bracket-view.ts'
import styles from './champion.module.css'
import { useSeatName } from './match-card.tsx'

const FIGHTER_PX = 190
const CUP_PX = 84

export const Champion = ({ seat }: { readonly seat: BracketSeat }) => {
  const { t } = useTranslation()
  const nameOf = useSeatName()
  return (
    <div className={styles.champion}>
      <div className={styles.stage}>
        <FighterView
          houseId={seat.house_id}
          cosmetic={seat.profile.cosmetic}
          pose={POSES.win}
          size={FIGHTER_PX}
          className={styles.fighter}
        />
        <ExtraIcon name="league-cup" size={CUP_PX} className={styles.cup} />
      </div>
      <bdi className="font-display size-20 golden text-center breakable stroke-behind stroke-4 margin-top-10">
        {seat.is_own ? t('tournament.bracket.you') : nameOf(seat)}
      </bdi>
    </div>
  )
}
