import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import type { GuildDetail } from '#contracts/wire.ts'
import { ownGuildQuery } from '../queries.ts'
import styles from './join-panel.module.css'
import { rankAt } from './rank-needed.ts'

interface GuildProps {
  readonly guild: GuildDetail
}

const Waiting = ({ guild }: GuildProps) => {
  const { t } = useTranslation()
  const { send, isPending } = useCallMutation('guild.withdraw', {
    success: t('guild.page.withdrawn'),
    failure: t('guild.page.withdrawFailed'),
  })
  return (
    <>
      <p className={styles.text}>{t('guild.page.waiting')}</p>
      <Button variant="secondary" fullWidth pending={isPending} onClick={() => send({ params: { id: guild.id } })}>
        {t('guild.page.withdraw')}
      </Button>
    </>
  )
}

interface JoinPanelProps extends GuildProps {
  readonly onJoined: () => void
}

const Join = ({ guild, onJoined }: JoinPanelProps) => {
  const { t } = useTranslation()
  const { send, isPending } = useCallMutation('guild.join', {
    success: ({ joined }) => (joined ? t('guild.page.joined', { name: guild.name }) : t('guild.page.asked')),
    onDone: ({ joined }) => {
      if (joined) onJoined()
    },
    failure: t('guild.page.joinFailed'),
  })
  return (
    <Button fullWidth size="large" pending={isPending} onClick={() => send({ params: { id: guild.id } })}>
      {t(guild.entry === 'open' ? 'guild.page.join' : 'guild.page.request')}
    </Button>
  )
}

export const JoinPanel = ({ guild, onJoined }: JoinPanelProps) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  // Refetched, because an officer may have admitted or removed the player meanwhile.
  const own = useQuery(ownGuildQuery).data
  const rank = useQuery(combatProfileQuery).data?.rank
  const { role, requested, wait_until: waitUntil } = guild.own
  const [endedMs, setEndedMs] = useState(0)
  const waitMs = waitUntil === null ? 0 : Date.parse(waitUntil)
  if (role !== null)
    return (
      <Button fullWidth onClick={() => openPage(PAGE.MY_GUILD.path)}>
        {t('guild.page.toMine')}
      </Button>
    )
  if (own) return <p className={styles.text}>{t('guild.page.otherText')}</p>
  if (waitMs > Math.max(endedMs, nowMs()))
    return (
      <p className={styles.text}>
        <CountdownClock
          endMs={waitMs}
          now={nowMs}
          label={t('guild.page.waitText')}
          endText={t('guild.page.waitOver')}
          onEnd={() => setEndedMs(waitMs)}
        />
      </p>
    )
  if (requested) return <Waiting guild={guild} />
  if (guild.members >= guild.capacity) return <p className={styles.text}>{t('guild.page.fullText')}</p>
  if (rank !== undefined && rank < guild.min_rank)
    return <p className={styles.text}>{t('guild.page.rankText', { rank: rankAt(guild.min_rank) })}</p>
  return <Join guild={guild} onJoined={onJoined} />
}
