import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useGoBack } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { OwnShowcaseWay } from '#client/topics/showcase/shared/own-showcase-way.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton-parts.tsx'
import { useOpened } from '#client/ui/hooks/use-opened.ts'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import type { Medal } from '#contracts/wire.ts'
import { type MedalType, marketMedalOf, seasonOfMedal } from '#rules/medals/medals.ts'
import { medalsQuery } from '../queries.ts'
import { claimable } from '../shared/claimable-medals.ts'
import { useMedalClaims } from '../shared/use-medal-claims.ts'
import styles from './achievements-screen.module.css'
import { MedalDialog } from './medal-dialog.tsx'
import { MedalTile } from './medal-tile.tsx'

const GROUPS = ['moments', 'seasons', 'sold', 'bought'] as const
type Group = (typeof GROUPS)[number]

const TILE_PX: Readonly<Record<Group, number>> = { moments: 92, seasons: 58, sold: 72, bought: 72 }

const groupOf = (type: MedalType): Group =>
  marketMedalOf(type)?.side ?? (seasonOfMedal(type) === null ? 'moments' : 'seasons')

const isEarned = ({ status }: Medal): boolean => status !== 'non-claimable'

interface GroupProps {
  readonly group: Group
  readonly medals: readonly Medal[]
  readonly pending: MedalType | null
  readonly onOpen: (medal: Medal) => void
}

const MedalGroup = ({ group, medals, pending, onOpen }: GroupProps) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Panel as="section" aria-labelledby={id} className={styles.group ?? ''}>
      <header className="flex wrap justify-between gap-4-12 align-baseline">
        <h2 id={id} className="size-18">
          {t(`medals.group.${group}`)}
        </h2>
        <span className="muted digits bold">
          {t('medals.groupOf', { earned: medals.filter(isEarned).length, total: medals.length })}
        </span>
      </header>
      <ul className={styles.grid} data-group={group}>
        {medals.map((medal) => (
          <li key={medal.type}>
            <MedalTile
              medal={medal}
              size={TILE_PX[group]}
              isPending={pending === medal.type}
              onPress={() => onOpen(medal)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const Medals = ({ medals }: { readonly medals: readonly Medal[] }) => {
  const { t } = useTranslation()
  const { pending, claim } = useMedalClaims()
  const drawer = useOpened<MedalType>()
  const ready = claimable(medals)
  const earned = medals.filter(isEarned).length
  const text = t('medals.earned', { earned, count: medals.length })
  return (
    <div className="column gap-12 above-inset">
      <p className="muted size-14">{t('medals.about')}</p>
      <Bar value={earned} max={medals.length} tone="gold" size="large" label={t('medals.title')} text={text} />
      {ready.length > 0 && (
        <Button variant="claim" size="large" fullWidth pending={pending !== null} onClick={() => void claim(ready)}>
          {ready.length === 1 ? t('medals.claim') : t('medals.claimAll')}
        </Button>
      )}
      {GROUPS.map((group) => (
        <MedalGroup
          key={group}
          group={group}
          medals={medals.filter(({ type }) => groupOf(type) === group)}
          pending={pending}
          onOpen={({ type }) => drawer.open(type)}
        />
      ))}
      <OwnShowcaseWay />
      <MedalDialog
        medal={medals.find(({ type }) => type === drawer.shown) ?? null}
        open={drawer.isOpen}
        isPending={pending !== null}
        onClaim={(medal) => void claim([medal])}
        onClose={drawer.close}
      />
    </div>
  )
}

export const AchievementsScreen = () => {
  const { t } = useTranslation()
  const goBack = useGoBack(PAGE.ACHIEVEMENTS.back)
  const query = useQuery(medalsQuery)
  return (
    <Screen title={t('medals.title')} hue="indigo" onBack={goBack}>
      {query.data ? (
        <Medals medals={query.data} />
      ) : (
        <Pending queries={[query]} failed={t('medals.failed')} loading={t('medals.loading')}>
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </Pending>
      )}
    </Screen>
  )
}
