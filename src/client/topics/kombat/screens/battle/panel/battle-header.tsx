import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { KombatReport } from '#bridge/bridge.ts'
import { rankTitle } from '#client/i18n/names.ts'
import { HealthBar } from '#client/ui/fighters/health-bar.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { leagueIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { rankPoints, tierOf } from '#rules/season/ranks.ts'
import { type Contender, isBot, maxHpOf, profileOf, skillOf } from '../contender.ts'
import { ContenderFace } from '../contender-face.tsx'
import styles from './battle-header.module.css'

type Corner = 'user' | 'opponent'

const RankIcon = ({ contender }: { readonly contender: Contender }) => {
  const { t } = useTranslation()
  const profile = profileOf(contender)
  if (!profile) return null
  const step = tierOf(rankPoints(profile.rank))
  return (
    <span className={styles.rank}>
      <Icon
        name={leagueIcon(step.tier)}
        size={26}
        label={t('kombat.rankName', { name: rankTitle(step), points: profile.rank })}
      />
    </span>
  )
}

const Facts = ({ contender, burning, frozen }: Omit<PlateProps, 'corner' | 'hp'> & { contender: Contender }) => {
  const { t } = useTranslation()
  const profile = profileOf(contender)
  const skill = skillOf(contender)
  return (
    <div className={styles.facts} data-kind={profile ? 'player' : 'boss'}>
      {isBot(contender) && <span className={styles.bot}>{t('kombat.bot')}</span>}
      {profile ? (
        <span className="inline-row gap-4">
          <Icon name="attack" size={16} />
          <span className="visually-hidden">{t('kombat.stat.power')}</span>
          {formatInteger(profile.power)}
        </span>
      ) : (
        <span className={styles.skill}>
          <Icon name={`skill-${skill}`} size={18} />
          {t(`kombat.skill.${skill}.name`)}
        </span>
      )}
      {burning && (
        <span className={styles.status}>
          <Icon name="stone-burning-hell-1" size={22} label={t('kombat.status.burning')} />
        </span>
      )}
      {frozen && (
        <span className={styles.status}>
          <Icon name="stone-frost-prison-1" size={22} label={t('kombat.status.frozen')} />
        </span>
      )}
    </div>
  )
}

interface PlateProps {
  readonly corner: Corner
  readonly contender: Contender | null
  readonly hp: number
  readonly burning: boolean
  readonly frozen: boolean
}

const Plate = ({ corner, contender, hp, burning, frozen }: PlateProps) => {
  const { t } = useTranslation()
  const name = contender?.name ?? t('kombat.opponent')
  const isOpponent = corner === 'opponent'
  const petName = profileOf(contender)?.pet.name
  return (
    <section className={styles.plate} data-side={corner} aria-label={name}>
      <span className={styles.face}>
        <ContenderFace contender={contender} flip={isOpponent} />
        {contender && <RankIcon contender={contender} />}
      </span>
      <div className="grid gap-4 shrinks grows measured">
        <bdi className={styles.name}>{name}</bdi>
        {petName !== undefined && <bdi className={styles.pet}>{petName}</bdi>}
        {contender ? (
          <>
            <HealthBar
              hp={hp}
              maxHp={maxHpOf(contender)}
              tone={isOpponent ? 'orange' : 'mint'}
              flip={isOpponent}
              label={t('kombat.hpOf', { name, hp: formatInteger(hp), max: formatInteger(maxHpOf(contender)) })}
            />
            <Facts contender={contender} burning={burning} frozen={frozen} />
          </>
        ) : (
          <>
            <div className={styles.waiting} />
            <div className={styles.facts} />
          </>
        )}
      </div>
    </section>
  )
}

export interface BattleHeaderProps {
  readonly user: Contender
  readonly opponent: Contender | null
  readonly hp: { readonly user: number; readonly opponent: number }
  readonly status: Pick<KombatReport, 'burning' | 'frozen'>
  /** Null unless a fight is running. */
  readonly turnsLeft: number | null
  readonly plates: Ref<HTMLDivElement>
  readonly score?: ((turns: ReactNode) => ReactNode) | undefined
  readonly children?: ReactNode
}

export const BattleHeader = ({ user, opponent, hp, status, turnsLeft, plates, score, children }: BattleHeaderProps) => {
  const { t } = useTranslation()
  const turns = turnsLeft !== null && <p className={styles.turns}>{t('kombat.turn', { count: turnsLeft })}</p>
  return (
    <header className={styles.header}>
      <div ref={score ? null : plates} className={styles.plates}>
        <Plate corner="user" contender={user} hp={hp.user} burning={status.burning.user} frozen={status.frozen.user} />
        <span className={styles.versus}>{t('kombat.vs')}</span>
        <Plate
          corner="opponent"
          contender={opponent}
          hp={hp.opponent}
          burning={status.burning.opponent}
          frozen={status.frozen.opponent}
        />
      </div>
      {score ? (
        <div ref={plates} className={styles.score}>
          {score(turns)}
        </div>
      ) : (
        turns
      )}
      {children}
    </header>
  )
}
