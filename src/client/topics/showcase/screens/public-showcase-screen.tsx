import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { isNotFound } from '#client/api/api-error.ts'
import { useGoBack, useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { IslandCard } from '#client/topics/island/shared/island-card.tsx'
import { toChallenge } from '#client/topics/kombat/links.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { isolated } from '#client/ui/format/isolated.ts'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { shownUserOf } from '../links.ts'
import { showcaseQuery } from '../queries.ts'
import { LikeButton } from './like-button.tsx'
import { Likes } from './likes.tsx'
import { ShareShowcase } from './share-showcase.tsx'
import styles from './showcase-screen.module.css'
import { ShownSlots } from './shown-slots.tsx'
import { StageLoading } from './stage-loading.tsx'

const OwnWay = () => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  return (
    <Button variant="quiet" fullWidth onClick={() => openPage(PAGE.SHOWCASE.path)}>
      {t('showcase.own')}
    </Button>
  )
}

const Missing = () => {
  const { t } = useTranslation()
  return (
    <EmptyState picture="not-found" title={t('showcase.missing')} text={t('showcase.missingText')}>
      <OwnWay />
    </EmptyState>
  )
}

const Seen = ({ shown }: { readonly shown: CallData<'showcase.get'> }) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const { player, like, likes } = shown
  const isOwn = like.state === 'own'
  const isEmpty = shown.places.every((place) => place === null)
  return (
    <div className="column gap-12">
      {isOwn && <p className={styles.note}>{t('showcase.seeAs')}</p>}
      <ShownSlots shown={shown} />
      {isEmpty && !isOwn && (
        <p className="column gap-4 text-center balance">
          <strong className="font-display size-18">{t('showcase.nothing')}</strong>
          <span className="soft">{t('showcase.nothingText', { name: isolated(player.username) })}</span>
        </p>
      )}
      <IslandCard player={player} isOwn={isOwn} />
      <div className="row wrap gap-8 justify-between">
        <Likes count={likes} />
        <ShareShowcase player={player} isOwn={isOwn} />
      </div>
      {isOwn ? (
        <OwnWay />
      ) : (
        <>
          {!isEmpty && <LikeButton userId={player.user_id} like={like} />}
          <div className={styles.ways}>
            <Button
              variant={isEmpty ? 'primary' : 'secondary'}
              icon="fight"
              onClick={() => openPage(toChallenge(String(player.user_id)))}
            >
              {t('showcase.challenge')}
            </Button>
            <OwnWay />
          </div>
        </>
      )}
    </div>
  )
}

const Asked = ({ userId }: { readonly userId: number }) => {
  const query = useQuery(showcaseQuery(userId))
  if (query.data) return <Seen shown={query.data} />
  if (isNotFound(query.error)) return <Missing />
  return <StageLoading query={query} />
}

export const PublicShowcaseScreen = () => {
  const { t } = useTranslation()
  const goBack = useGoBack(PAGE.PUBLIC_SHOWCASE.back)
  const userId = shownUserOf(useSearchParams()[0])
  return (
    <Screen title={t('showcase.titleOther')} hue="indigo" onBack={goBack}>
      {userId === null ? <Missing /> : <Asked key={userId} userId={userId} />}
    </Screen>
  )
}
