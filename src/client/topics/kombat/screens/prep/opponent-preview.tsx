import { useTranslation } from 'react-i18next'
import { rankTitle } from '#client/i18n/names.ts'
import { Laurel } from '#client/topics/season/shared/laurel.tsx'
import { useOwnLaurel } from '#client/topics/season/shared/use-own-laurel.ts'
import { ShowcaseWay } from '#client/topics/showcase/shared/showcase-way.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { leagueIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import type { CallData } from '#contracts/schemas.ts'
import type { FighterProfile } from '#contracts/wire.ts'
import { winChancePercent } from '#rules/kombat/win-chance.ts'
import { wornCrown } from '#rules/leaderboards/crowns.ts'
import { rankPoints, tierOf } from '#rules/season/ranks.ts'
import { CrownedAvatar } from '../../shared/crowned-avatar.tsx'
import styles from './opponent-preview.module.css'

const HUNDRED = 100
const LAUREL_PX = 44

interface ContenderProps {
  readonly fighter: FighterProfile
  /** Final place of the previous season (R30). */
  readonly laurel?: number | undefined
  readonly flip?: boolean
}

const Contender = ({ fighter, laurel, flip = false }: ContenderProps) => {
  const { t } = useTranslation()
  const rank = tierOf(rankPoints(fighter.rank))
  return (
    <div className="grid gap-4 items-center shrinks">
      <ShowcaseWay userId={fighter.user_id} name={fighter.username}>
        <CrownedAvatar
          houseId={fighter.house_id}
          size={76}
          crown={wornCrown(fighter.cosmetic)}
          frame={fighter.cosmetic.looks?.frame}
          flip={flip}
        />
      </ShowcaseWay>
      <bdi className="font-display size-18 ellipsis max-full">{fighter.username}</bdi>
      {laurel !== undefined && <Laurel place={laurel} label={t('kombat.laurel', { place: laurel })} size={LAUREL_PX} />}
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

export const OpponentPreview = ({
  own,
  opponent,
}: {
  readonly own: FighterProfile
  readonly opponent: CallData<'combats.opponent'>
}) => {
  const { t } = useTranslation()
  const ownLaurel = useOwnLaurel()
  const percent = winChancePercent(Math.max(1, own.power), Math.max(1, opponent.power))
  const words = t('kombat.winChance', { percent })
  return (
    <div className="grid gap-10">
      <div className={styles.sides}>
        <Contender fighter={own} laurel={ownLaurel} />
        <span className={`display-text ${styles.versus}`}>{t('kombat.vs')}</span>
        <Contender fighter={opponent} laurel={opponent.laurel} flip />
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
