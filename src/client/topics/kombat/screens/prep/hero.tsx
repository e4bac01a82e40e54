import { useTranslation } from 'react-i18next'
import type { TimeOfDay } from '#assets/manifest/home-islands.ts'
import { STANCE_POSES } from '#assets/manifest/stance-poses.ts'
import { rankTitle } from '#client/i18n/names.ts'
import { StatNumbers } from '#client/topics/items/shared/stat-numbers.tsx'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { formatInteger, formatPercent } from '#client/ui/format/format.ts'
import { useMediaQuery } from '#client/ui/hooks/use-media-query.ts'
import { leagueIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { HouseIsland } from '#client/ui/islands/house-island.tsx'
import type { CombatProfile } from '#contracts/wire.ts'
import { houseOf } from '#rules/house/houses.ts'
import { rankPoints, tierOf } from '#rules/season/ranks.ts'
import styles from './hero.module.css'
import { PetNameButton } from './pet-name/pet-name-button.tsx'

const NARROW = '(max-width: 359px)'
const WIDE = '(min-width: 700px)'
const PET_PX = { narrow: 116, usual: 158, wide: 240 } as const
const LARGE_PET_PX = { narrow: 150, usual: 210, wide: 280 } as const

export interface HeroProps {
  readonly profile: CombatProfile
  readonly time: TimeOfDay
  readonly isLarge?: boolean
  /** True by default. If false, the pet stands at rest, not in the pose of its stance. */
  readonly takesStance?: boolean
  readonly onSkill: () => void
}

export const Hero = ({ profile, time, isLarge = false, takesStance = true, onSkill }: HeroProps) => {
  const { t } = useTranslation()
  const isNarrow = useMediaQuery(NARROW)
  const isWide = useMediaQuery(WIDE)
  const size = (isLarge ? LARGE_PET_PX : PET_PX)[isNarrow ? 'narrow' : isWide ? 'wide' : 'usual']
  const rank = tierOf(rankPoints(profile.rank))
  const stats = [
    { icon: 'attack', name: t('kombat.stat.attack'), value: formatInteger(profile.attack_point) },
    { icon: 'hp', name: t('kombat.stat.hp'), value: formatInteger(profile.health_point) },
    { icon: 'luck', name: t('kombat.stat.luck'), value: formatPercent(profile.luck_critical_rate) },
    { icon: 'evasion', name: t('kombat.stat.evasion'), value: formatPercent(profile.luck_evade_rate) },
  ] as const
  const skill = profile.pet.active_skill
  const skillName = t(`kombat.skill.${skill}.name`)
  return (
    <section className={styles.hero} data-lead={isLarge}>
      <div className={styles.petSide}>
        <div className="relative" style={{ width: size, height: size }}>
          <HouseIsland pet={houseOf(profile.house_id).slug} time={time} petSize={size} />
          <FighterView
            houseId={profile.house_id}
            cosmetic={profile.cosmetic}
            size={size}
            label={profile.username}
            {...(takesStance && { pose: STANCE_POSES[profile.stance] })}
            {...(styles.fighter && { className: styles.fighter })}
          />
        </div>
        <p className={styles.power}>
          <Icon name="fight" size={22} />
          {t('kombat.prep.power', { power: formatInteger(profile.power) })}
        </p>
      </div>
      <div className={styles.facts}>
        <p className={styles.name}>
          <Icon name={leagueIcon(rank.tier)} size={32} label={rankTitle(rank)} />
          <bdi className="ellipsis">{profile.username}</bdi>
        </p>
        <PetNameButton name={profile.pet.name ?? null} />
        <StatNumbers numbers={stats} className={styles.stats} numberClassName={styles.stat} />
      </div>
      <button type="button" className={styles.skill} aria-haspopup="dialog" onClick={onSkill}>
        <Icon name={`skill-${skill}`} size={40} />
        <span>
          <span className="visually-hidden">{t('kombat.prep.changeSkill')} </span>
          <strong className="plain font-display size-16 regular">{skillName}</strong>
          {t(`kombat.skill.${skill}.text`)}
        </span>
        <Icon name="chevron" size={18} />
      </button>
    </section>
  )
}
