import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { isNotFound } from '#client/api/api-error.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { originOf, useGoBack, useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { profileQuery } from '#client/topics/home/queries.ts'
import { toVote } from '#client/topics/vote/links.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import type { GuildDetail } from '#contracts/wire.ts'
import { guildDetailQuery } from '../queries.ts'
import { GuildHead } from './guild-head.tsx'
import styles from './guild-page.module.css'
import { GuildWaiting } from './guild-waiting.tsx'
import { JoinPanel } from './join-panel.tsx'
import { Roster } from './roster.tsx'
import { ShareGuild } from './share-guild.tsx'
import { WelcomeCelebration } from './welcome-celebration.tsx'

const PICTURE = { url: extraPictureUrl('empty-guild') }

const stateOf = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? { ...state } : {}

const Gone = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  return (
    <EmptyState picture={PICTURE} title={t('guild.page.gone')} text={t('guild.page.goneText')}>
      <Button onClick={() => navigate(PAGE.GUILDS.path, { replace: true })}>{t('guild.page.toList')}</Button>
    </EmptyState>
  )
}

const Content = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const openPage = useOpenPage()
  const { state } = useLocation()
  const { reason } = stateOf(state)
  // The guild that the player has just joined, as it was before joining.
  const [joined, setJoined] = useState<GuildDetail | null>(null)
  const query = useQuery(guildDetailQuery(id))
  const guild = query.data
  const ownId = useQuery(profileQuery).data?.user_id
  if (isNotFound(query.error)) return <Gone />
  if (guild === undefined) return <GuildWaiting query={query} />
  return (
    <div className="column gap-12 above-inset">
      {reason === 'guild' && <p className={styles.invited}>{t('guild.page.invited')}</p>}
      <h2 className={styles.name}>
        <bdi>{guild.name}</bdi>
      </h2>
      <GuildHead guild={guild} />
      <JoinPanel guild={guild} onJoined={() => setJoined(guild)} />
      <Button variant="secondary" icon="trophy" onClick={() => openPage(toVote(guild.id))}>
        {t('guild.vote.button')}
      </Button>
      <ShareGuild guild={guild} label={t('guild.page.share')} />
      <section className="column gap-8" aria-labelledby="guild-roster">
        <h2 id="guild-roster" className="size-18">
          {t('guild.page.roster')}
        </h2>
        <Roster roster={guild.roster} ownId={ownId} />
      </section>
      {joined && (
        <WelcomeCelebration
          guild={joined}
          onClose={() => navigate(PAGE.MY_GUILD.path, { replace: true, state: originOf(state)?.fromState })}
        />
      )}
    </div>
  )
}

export const GuildScreen = () => {
  const { t } = useTranslation()
  const goBack = useGoBack(PAGE.GUILD.back)
  const { id = '' } = useParams()
  return (
    <Screen title={t('guild.page.title')} hue="teal" onBack={goBack}>
      <Content key={id} id={id} />
    </Screen>
  )
}
