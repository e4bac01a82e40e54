import { useTranslation } from 'react-i18next'
import type { FighterProfile } from '../../../contracts/wire.ts'
import { rankPoints, tierOf } from '../../../rules/ranks.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { leagueIcon } from '../../ui/game-icons.ts'
import { HealthBar } from '../../ui/health-bar.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './battle-header.module.css'

const crownOf = ({ cosmetic }: FighterProfile): 'top-10' | 'top-50' | null =>
  cosmetic.top_10 ? 'top-10' : cosmetic.top_50 ? 'top-50' : null

interface PlateProps {
  readonly side: 'user' | 'opponent'
  /** Null while the opponent is being looked for. */
  readonly fighter: FighterProfile | null
  readonly name: string
  readonly hp: number
}

const Plate = ({ side, fighter, name, hp }: PlateProps) => {
  const { t } = useTranslation()
  const rank = fighter ? tierOf(rankPoints(fighter.rank)) : null
  return (
    <section className={styles.plate} data-side={side} aria-label={name}>
      {fighter ? (
        <Avatar
          houseId={fighter.house_id}
          size={54}
          crown={crownOf(fighter)}
          flip={side === 'opponent'}
          {...(styles.avatar ? { className: styles.avatar } : {})}
        />
      ) : (
        <span className={styles.question} aria-hidden="true">
          ?
        </span>
      )}
      <div className={styles.body}>
        <div className={styles.title}>
          {rank && fighter && (
            <Icon
              name={leagueIcon(rank.tier)}
              size={22}
              label={t('kombat.rankName', { name: rank.title, points: fighter.rank })}
            />
          )}
          <bdi className={styles.name}>{name}</bdi>
        </div>
        {fighter ? (
          <HealthBar
            hp={hp}
            maxHp={fighter.health_point}
            tone={side === 'user' ? 'mint' : 'orange'}
            flip={side === 'opponent'}
            label={t('kombat.hpOf', { name, hp, max: fighter.health_point })}
          />
        ) : (
          <div className={styles.waiting} />
        )}
      </div>
    </section>
  )
}

export interface BattleHeaderProps {
  readonly user: FighterProfile
  readonly userName: string
  readonly opponent: FighterProfile | null
  readonly opponentName: string
  readonly hp: { readonly user: number; readonly opponent: number }
  /** Turns left while the fight runs, else null. */
  readonly turnsLeft: number | null
}

/** Both fighters with their health, the VS badge between them and the turn counter below (rows 76, 77). */
export const BattleHeader = ({ user, userName, opponent, opponentName, hp, turnsLeft }: BattleHeaderProps) => {
  const { t } = useTranslation()
  return (
    <header className={styles.header}>
      <div className={styles.plates}>
        <Plate side="user" fighter={user} name={userName} hp={hp.user} />
        <span className={styles.versus}>{t('kombat.vs')}</span>
        <Plate side="opponent" fighter={opponent} name={opponentName} hp={hp.opponent} />
      </div>
      {turnsLeft !== null && <p className={styles.turns}>{t('kombat.turn', { count: turnsLeft })}</p>}
    </header>
  )
}
