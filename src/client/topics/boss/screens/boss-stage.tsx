import { useTranslation } from 'react-i18next'
import { BOSS_ARENA_EDGES, BOSS_ARENA_LAYER_NAMES, bossArenaPicture } from '#assets/manifest/creatures.ts'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { nowMs } from '#client/api/server-clock.ts'
import { CreatureView } from '#client/ui/fighters/creature-view.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { stoneIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import type { BossPage } from '#contracts/wire.ts'
import { isRunningBoss } from '#rules/boss/boss-calendar.ts'
import { ARENA_BOSSES } from '#rules/boss/boss-fight.ts'
import { BOSS_OF } from '../shared/boss-of.ts'
import styles from './boss-stage.module.css'

const BOSS_PX = 300

export const BossStage = ({ page, onEnd }: { readonly page: BossPage; readonly onEnd: () => void }) => {
  const { t } = useTranslation()
  const { boss, live, opponent, attack_point: attack, pool } = page
  const name = BOSS_OF[boss.slug]
  const skill = opponent.boss_skill.active_skill
  const stones = isRunningBoss(boss.slug) ? ARENA_BOSSES[boss.slug].stats.stones : []
  const isComing = Date.parse(boss.started_at) > nowMs()
  return (
    <section className={styles.stage} aria-label={t(`boss.name.${boss.slug}`)}>
      <div className={styles.arena} aria-hidden="true" style={{ background: BOSS_ARENA_EDGES[name].below }}>
        {BOSS_ARENA_LAYER_NAMES.map((layer) => (
          <span
            key={layer}
            className={styles.layer}
            data-layer={layer}
            style={{ backgroundImage: `url(${extraPictureUrl(bossArenaPicture(name, layer))})` }}
          />
        ))}
        <span className={styles.shadow} />
        <CreatureView boss={name} width={BOSS_PX} flip isDown={pool?.emptied_at != null} className={styles.boss} />
      </div>
      <p className={styles.time}>
        {live || isComing ? (
          <CountdownClock
            endMs={Date.parse(live ? boss.ended_at : boss.started_at)}
            now={nowMs}
            label={t(live ? 'boss.leavesIn' : 'boss.comesIn')}
            onEnd={onEnd}
          />
        ) : (
          t('boss.left')
        )}
      </p>
      <div className={styles.facts}>
        <p className={styles.about}>{t(`boss.about.${boss.slug}`)}</p>
        <p className={styles.fact}>
          <Icon name={`skill-${skill}`} size={34} />
          <span>
            <strong>{t(`kombat.skill.${skill}.name`)}</strong>
            <span>{t(`kombat.skill.${skill}.text`)}</span>
          </span>
        </p>
        {stones.map(({ type, level }) => (
          <p key={type} className={styles.fact}>
            <Icon name={stoneIcon(type, level)} size={34} />
            <span>
              <strong>{t(`kombat.stone.${type}`)}</strong>
              <span>{t('boss.stoneLevel', { level })}</span>
            </span>
          </p>
        ))}
        <p className={styles.fact}>
          <Icon name="fight" size={34} />
          <span>
            <strong>{formatInteger(attack)}</strong>
            <span>{t('boss.attack')}</span>
          </span>
        </p>
      </div>
    </section>
  )
}
