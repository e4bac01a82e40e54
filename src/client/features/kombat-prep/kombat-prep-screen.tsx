import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { wornWithSpecials } from '../../../../assets/manifest/special-items.ts'
import type { CombatProfile } from '../../../contracts/wire.ts'
import { rankPoints, tierOf } from '../../../rules/ranks.ts'
import { useEnergy } from '../../api/use-energy.ts'
import { usePrefetchStage } from '../../stage/stage-context.ts'
import { Button } from '../../ui/button.tsx'
import { FighterView } from '../../ui/fighter-view.tsx'
import { formatClock, formatInteger, formatPercent } from '../../ui/format.ts'
import { leagueIcon } from '../../ui/game-icons.ts'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SkeletonItems } from '../../ui/skeleton-parts.tsx'
import { EnergyCard } from './energy-card.tsx'
import { EquippedGrid } from './equipped-grid.tsx'
import styles from './kombat-prep-screen.module.css'
import { combatProfileQuery, equippedQuery } from './queries.ts'

const HOME = '/'
const ARENA = '/kombat'
/** Below this width the pet gives room to the numbers. */
const NARROW_PX = 360

const Hero = ({ profile }: { readonly profile: CombatProfile }) => {
  const { t } = useTranslation()
  const rank = tierOf(rankPoints(profile.rank))
  const stats = [
    { icon: 'attack', name: t('kombat.stat.attack'), value: formatInteger(profile.attack_point) },
    { icon: 'hp', name: t('kombat.stat.hp'), value: formatInteger(profile.health_point) },
    { icon: 'luck', name: t('kombat.stat.luck'), value: formatPercent(profile.luck_critical_rate) },
    { icon: 'evasion', name: t('kombat.stat.evasion'), value: formatPercent(profile.luck_evade_rate) },
  ] as const
  const skill = profile.pet.active_skill
  return (
    <section className={styles.hero}>
      <div className={styles.petSide}>
        <FighterView
          houseId={profile.house_id}
          worn={wornWithSpecials(profile.cosmetic)}
          size={window.innerWidth < NARROW_PX ? 112 : 150}
          label={profile.username}
        />
        <p className={styles.power}>
          <Icon name="fight" size={22} />
          {t('kombat.prep.power', { power: formatInteger(profile.power) })}
        </p>
      </div>
      <div className={styles.facts}>
        <p className={styles.name}>
          <Icon name={leagueIcon(rank.tier)} size={30} label={rank.title} />
          <bdi>{profile.username}</bdi>
        </p>
        <dl className={styles.stats}>
          {stats.map(({ icon, name, value }) => (
            <div key={icon} className={styles.stat}>
              <dt>
                <Icon name={icon} size={20} label={name} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.skill}>
          <Icon name={`skill-${skill}`} size={36} />
          <span>
            <strong>{t(`kombat.skill.${skill}.name`)}</strong>
            {t(`kombat.skill.${skill}.text`)}
          </span>
        </p>
      </div>
    </section>
  )
}

/** Preparation (R14, plain): pet, power, stats, active skill, the worn set, energy, streak and Fight. */
export const KombatPrepScreen = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const profile = useQuery(combatProfileQuery).data
  const equipped = useQuery(equippedQuery).data
  const energy = useEnergy()
  usePrefetchStage()

  const isExhausted = energy !== null && energy.current === 0
  return (
    <Screen title={t('kombat.prep.title')} onBack={() => navigate(HOME)}>
      <div className={styles.content}>
        {profile ? <Hero profile={profile} /> : <Skeleton height={190} />}
        <Panel>
          <EnergyCard energy={energy} />
          {profile && (
            <p className={styles.record}>
              <span className={styles.streak}>
                <Icon name="streak" size={24} />
                {t('kombat.prep.streak')} <strong>{profile.win_streak}</strong>
              </span>
              <span>{t('kombat.prep.record', { wins: profile.wins, fights: profile.fights })}</span>
            </p>
          )}
        </Panel>
        <Panel as="section" aria-labelledby="prep-equipped">
          <h2 id="prep-equipped" className={styles.heading}>
            {t('kombat.prep.equipped')}
          </h2>
          {equipped ? <EquippedGrid items={equipped} /> : <SkeletonItems />}
        </Panel>
      </div>
      <div className={styles.action}>
        <Button
          size="large"
          icon="fight"
          fullWidth
          disabled={energy === null || isExhausted}
          aria-describedby="prep-cost"
          onClick={() => navigate(ARENA)}
        >
          {t('kombat.prep.fight')}
        </Button>
        <p id="prep-cost" className={styles.cost}>
          {isExhausted && energy.nextInMs !== null
            ? t('kombat.prep.noEnergy', { amount: energy.nextAmount, time: formatClock(energy.nextInMs) })
            : t('kombat.prep.fightCost')}
        </p>
      </div>
    </Screen>
  )
}
