import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useGoBack, useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { usePrefetchStage } from '#client/stage/stage-context.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { IconButton } from '#client/ui/controls/icon-button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import type { BossSlug } from '#rules/boss/boss.ts'
import { toBossLeaderboard, toGuildBoss } from '../links.ts'
import { activeBossesQuery, bossPageQuery } from '../queries.ts'
import { BOSS_HUES, bossSlugOf, newestFirst } from '../shared/boss-of.ts'
import { BossView } from './boss-view.tsx'

const UnknownBoss = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { state } = useLocation()
  const [latest] = newestFirst(useQuery(activeBossesQuery).data ?? [])
  return (
    <EmptyState picture="not-found" title={t('boss.unknown')} text={t('boss.unknownText')}>
      {latest && (
        <Button onClick={() => navigate(toGuildBoss(latest.slug), { replace: true, state })}>
          {t('boss.toCurrent')}
        </Button>
      )}
    </EmptyState>
  )
}

const KnownBoss = ({ slug }: { readonly slug: BossSlug }) => {
  const { t } = useTranslation()
  const query = useQuery(bossPageQuery(slug))
  if (query.data) return <BossView page={query.data} />
  return (
    <Pending queries={[query]} failed={t('boss.failed')} loading={t('boss.loading')}>
      <Skeleton height={300} />
      <Skeleton height={96} />
      <Skeleton height={150} />
    </Pending>
  )
}

export const GuildBossScreen = () => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  // Back leads to the preparation, which shows the boss's card (R14).
  const goBack = useGoBack(PAGE.GUILD_BOSS.back)
  const slug = bossSlugOf(useParams().slug)
  usePrefetchStage()
  return (
    <Screen
      title={slug === null ? t('boss.title') : t(`boss.name.${slug}`)}
      hue={slug === null ? 'violet' : BOSS_HUES[slug]}
      onBack={goBack}
      actions={
        slug === null ? null : (
          <IconButton icon="trophy" label={t('boss.board')} onClick={() => openPage(toBossLeaderboard(slug))} />
        )
      }
    >
      <div className="column gap-12 grows content-start">
        {slug === null ? <UnknownBoss /> : <KnownBoss key={slug} slug={slug} />}
      </div>
    </Screen>
  )
}
