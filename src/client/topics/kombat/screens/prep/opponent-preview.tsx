import { useTranslation } from 'react-i18next'
import type { FighterProfile } from '../../../../../contracts/wire.ts'
import { winChancePercent } from '../../../../../rules/kombat/win-chance.ts'
import { wornCrown } from '../../../../../rules/leaderboards/crowns.ts'
import { rankPoints, tierOf } from '../../../../../rules/season/ranks.ts'
import { rankTitle } from '../../../../i18n/names.ts'
import { formatInteger } from '../../../../ui/format/format.ts'
import { leagueIcon } from '../../../../ui/icons/game-icons.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Bar } from '../../../../ui/surfaces/bar.tsx'
import { CrownedAvatar } from '../../shelf/crowned-avatar.tsx'
import styles from './opponent-preview.module.css'

const HUNDRED = 100

const Contender = ({ fighter, flip = false }: { readonly fighter: FighterProfile; readonly flip?: boolean }) => {
  const rank = tierOf(rankPoints(fighter.rank))
  return (
    <div className="grid gap-4 items-center shrinks">
      <CrownedAvatar houseId={fighter.house_id} size={76} crown={wornCrown(fighter.cosmetic)} flip={flip} />
      <bdi className={styles.name}>{fighter.username}</bdi>
      <span className="inline-row gap-4 soft size-14">
        <Icon name={leagueIcon(rank.tier)} size={22} />
        {rankTitle(rank)}
      </span>
      <span className={styles.power}>
        <Icon name="fight" size={20} />
        {formatInteger(fighter.power)}
      </span>
    </div>
  )
}

/** Two fighters side by side with the usual outcome (extra 10). */
export const OpponentPreview = ({
  own,
  opponent,
}: {
  readonly own: FighterProfile
  readonly opponent: FighterProfile
}) => {
  const { t } = useTranslation()
  const percent = winChancePercent(Math.max(1, own.power), Math.max(1, opponent.power))
  const words = t('kombat.winChance', { percent })
  return (
    <div className="grid gap-10">
      <div className={styles.sides}>
        <Contender fighter={own} />
        <span className={`display-text ${styles.versus}`}>{t('kombat.vs')}</span>
        <Contender fighter={opponent} flip />
      </div>
      <Bar
        value={percent}
        max={HUNDRED}
        tone={percent >= HUNDRED / 2 ? 'mint' : 'orange'}
        label={words}
        text={`${percent}%`}
      />
      <p className="soft text-center">{words}</p>
    </div>
  )
}
