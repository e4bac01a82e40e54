import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Redirect, useAppNavigate } from '#client/game/navigation.tsx'
import { useGoBack } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { openLink } from '#client/platform/messenger.ts'
import { profileQuery } from '#client/topics/home/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Tabs } from '#client/ui/controls/tabs.tsx'
import { Badge } from '#client/ui/feedback/badge.tsx'
import { Loading, SkeletonCard } from '#client/ui/feedback/skeleton-parts.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import type { GuildDetail, GuildMe } from '#contracts/wire.ts'
import { type GuildRole, hasRight, type RoleInGuild } from '#rules/guild/guild.ts'
import { GUILD_TABS, type GuildTab, toMyGuild } from '../links.ts'
import { guildDetailQuery, ownGuildQuery } from '../queries.ts'
import { Announcement } from './announcement.tsx'
import { BossCard } from './boss-card.tsx'
import { DonateDrawer } from './donate-drawer.tsx'
import { GuildHead } from './guild-head.tsx'
import styles from './guild-page.module.css'
import { GuildWaiting } from './guild-waiting.tsx'
import { LogTab } from './log-tab.tsx'
import { roleIn } from './member-rights.ts'
import { MembersTab } from './members-tab.tsx'
import { RequestsTab } from './requests-tab.tsx'
import { SettingsTab } from './settings-tab.tsx'
import { ShareGuild } from './share-guild.tsx'
import { VoteWay } from './vote-way.tsx'

type OwnGuild = NonNullable<GuildMe>

const RIGHTS = { requests: 'admit', settings: 'edit' } as const

const tabsOf = (own: RoleInGuild): readonly GuildTab[] =>
  GUILD_TABS.filter((tab) => tab === 'members' || tab === 'log' || hasRight(own, RIGHTS[tab]))

interface PartProps {
  readonly guild: GuildDetail
}

const Actions = ({ guild }: PartProps) => {
  const { t } = useTranslation()
  const [isGiving, setGiving] = useState(false)
  const link = guild.group_link
  return (
    <div className={styles.actions}>
      <Button variant="claim" icon="tok" aria-haspopup="dialog" onClick={() => setGiving(true)}>
        {t('guild.donate.button')}
      </Button>
      <ShareGuild guild={guild} label={t('guild.invite')} />
      {link !== null && (
        <Button variant="quiet" onClick={() => openLink(link)}>
          {t('guild.group')}
        </Button>
      )}
      <DonateDrawer guild={guild} open={isGiving} onClose={() => setGiving(false)} />
    </div>
  )
}

interface PartsProps extends PartProps {
  readonly role: GuildRole
  readonly waiting: number
}

const Parts = ({ guild, role, waiting }: PartsProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const ownId = useQuery(profileQuery).data?.user_id
  const tabs = tabsOf(roleIn(guild, role))
  const tab = tabs.find((id) => id === search.get('tab')) ?? 'members'
  const content = {
    members: <MembersTab guild={guild} role={role} ownId={ownId} />,
    log: <LogTab guild={guild} />,
    requests: <RequestsTab />,
    settings: <SettingsTab guild={guild} leads={role === 'leader'} />,
  } as const
  return (
    <Tabs
      label={t('guild.mineTabs')}
      value={tab}
      onChange={(id) => navigate(toMyGuild(id), { replace: true, state })}
      tabs={tabs.map((id) => ({
        id,
        label: t(`guild.tab.${id}`),
        content: content[id],
        ...(id === 'requests' &&
          waiting > 0 && {
            badge: <Badge count={waiting} label={` ${t('guild.waitingCount', { count: waiting })}`} />,
          }),
      }))}
    />
  )
}

const Content = ({ own }: { readonly own: OwnGuild }) => {
  const query = useQuery(guildDetailQuery(own.id))
  const guild = query.data
  if (guild === undefined) return <GuildWaiting query={query} />
  return (
    <div className="column gap-12 above-inset">
      <GuildHead guild={guild} />
      <Actions guild={guild} />
      <Announcement guild={guild} />
      <BossCard guild={guild} />
      <VoteWay />
      <Parts guild={guild} role={guild.own.role ?? own.role} waiting={own.requests} />
    </div>
  )
}

export const MyGuildScreen = () => {
  const { t } = useTranslation()
  const goBack = useGoBack(PAGE.MY_GUILD.back)
  const { data: own } = useQuery(ownGuildQuery)
  if (own === null) return <Redirect to={PAGE.GUILDS.path} />
  return (
    <Screen title={own?.name ?? t('guild.mine')} hue="teal" onBack={goBack}>
      {own === undefined ? (
        <Loading label={t('guild.page.loading')}>
          <SkeletonCard />
        </Loading>
      ) : (
        <Content key={own.id} own={own} />
      )}
    </Screen>
  )
}
