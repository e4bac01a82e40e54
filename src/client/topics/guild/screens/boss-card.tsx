import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { useOpenPage } from '#client/game/origin.ts'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { useNow } from '#client/game/use-now.ts'
import { toGuildBoss } from '#client/topics/boss/links.ts'
import { activeBossesQuery, bossPageQuery } from '#client/topics/boss/queries.ts'
import { BOSS_OF } from '#client/topics/boss/shared/boss-of.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { BossPortrait } from '#client/ui/fighters/boss-portrait.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import type { GuildDetail } from '#contracts/wire.ts'
import { hasRight } from '#rules/guild/guild.ts'
import styles from './boss-card.module.css'
import { roleIn } from './member-rights.ts'

interface GuildProps {
  readonly guild: GuildDetail
}

const Remind = ({ guild }: GuildProps) => {
  const { t } = useTranslation()
  const now = useNow()
  const { send, isPending } = useCallMutation('guild.remind', {
    success: ({ reminded }) =>
      reminded === 0 ? t('guild.boss.nobody') : t('guild.boss.reminded', { count: reminded }),
    failure: t('guild.boss.remindFailed'),
  })
  const fromMs = guild.own.remind_from === null ? 0 : Date.parse(guild.own.remind_from)
  if (fromMs > now)
    return (
      <p className="soft size-14 text-center">
        <CountdownClock endMs={fromMs} now={nowMs} label={t('guild.boss.remindAgain')} />
      </p>
    )
  return (
    <Button variant="quiet" pending={isPending} onClick={() => send()}>
      {t('guild.boss.remind')}
    </Button>
  )
}

export const BossCard = ({ guild }: GuildProps) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const now = useNow()
  const live = useQuery(activeBossesQuery).data?.find(
    ({ started_at, ended_at }) => Date.parse(started_at) <= now && now < Date.parse(ended_at),
  )
  const page = useQuery({ ...bossPageQuery(live?.slug ?? 'boss-mammoth'), enabled: live !== undefined }).data
  const pool = page?.pool
  const { role } = guild.own
  if (live === undefined || !page || !pool) return null
  const left = Math.max(0, pool.hp - pool.damage)
  const isDown = pool.emptied_at !== null
  const boss = BOSS_OF[live.slug]
  return (
    <Panel as="section" tone={isDown ? 'gold' : 'plain'} className="column gap-8" aria-labelledby="guild-boss">
      <div className="row gap-10">
        <BossPortrait boss={boss} />
        <div className={styles.words}>
          <h2 id="guild-boss" className={styles.title}>
            {t('guild.boss.title', { boss: t(`kombat.boss.${boss}`) })}
          </h2>
          <p className="soft bold">
            {isDown
              ? t('guild.boss.down')
              : page.fights_left > 0
                ? t('guild.boss.fights', { count: page.fights_left })
                : t('guild.boss.noFights')}
          </p>
        </div>
      </div>
      <Bar
        size="large"
        tone="coral"
        value={left}
        max={pool.hp}
        label={t('guild.boss.pool')}
        text={t('guild.boss.poolOf', { left: formatInteger(left), total: formatInteger(pool.hp) })}
      />
      <div className={styles.actions}>
        {!isDown && role !== null && hasRight(roleIn(guild, role), 'call') && <Remind guild={guild} />}
        <Button icon="fight" onClick={() => openPage(toGuildBoss(live.slug))}>
          {t('guild.boss.go')}
        </Button>
      </div>
    </Panel>
  )
}
