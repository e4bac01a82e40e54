import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGoBack, useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { IslandCard } from '#client/topics/island/shared/island-card.tsx'
import { useSalaryLevel } from '#client/topics/upgrades/shared/use-salary-level.ts'
import { toWardrobe } from '#client/topics/wardrobe/links.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { onDemand } from '#client/ui/feedback/on-demand.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { canBuild } from '#rules/island/island.ts'
import { ownShowcaseQuery } from '../queries.ts'
import type { ShownShowcase } from './exhibit.ts'
import { Likes } from './likes.tsx'
import { ShareShowcase } from './share-showcase.tsx'
import { ShownSlots } from './shown-slots.tsx'
import { StageLoading } from './stage-loading.tsx'

/** Loaded on demand, because it needs the drag library. */
const ArrangeScreen = onDemand(async () => (await import('./arrange/arrange-screen.tsx')).ArrangeScreen)

interface OwnProps {
  readonly shown: ShownShowcase
  readonly onArrange: (place: number | null) => void
}

const Own = ({ shown, onArrange }: OwnProps) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const salaryLevel = useSalaryLevel()
  const isEmpty = shown.places.every((place) => place === null)
  return (
    <div className="column gap-12">
      <ShownSlots shown={shown} onFill={onArrange} />
      {isEmpty ? (
        <Panel className="column gap-10 text-center">
          <h2 className="size-18">{t('showcase.invite')}</h2>
          <p className="soft balance">{t('showcase.inviteText')}</p>
          <Button size="large" fullWidth onClick={() => onArrange(0)}>
            {t('showcase.fill')}
          </Button>
        </Panel>
      ) : (
        <>
          <div className="row wrap gap-8 justify-between">
            <Likes count={shown.likes} />
            <ShareShowcase player={shown.player} isOwn />
          </div>
          <Button size="large" fullWidth onClick={() => onArrange(null)}>
            {t('showcase.arrange')}
          </Button>
        </>
      )}
      <IslandCard player={shown.player} isOwn />
      {salaryLevel !== undefined && canBuild(salaryLevel) && (
        <Button variant="secondary" fullWidth onClick={() => openPage(toWardrobe('island'))}>
          {t('island.build')}
        </Button>
      )}
    </div>
  )
}

export const OwnShowcaseScreen = () => {
  const { t } = useTranslation()
  const goBack = useGoBack(PAGE.SHOWCASE.back)
  const query = useQuery(ownShowcaseQuery)
  const { data } = query
  const [arranged, setArranged] = useState<{ readonly place: number | null } | null>(null)
  if (data && arranged) return <ArrangeScreen shown={data} place={arranged.place} onLeave={() => setArranged(null)} />
  return (
    <Screen title={t('showcase.title')} hue="indigo" onBack={goBack}>
      {data ? <Own shown={data} onArrange={(place) => setArranged({ place })} /> : <StageLoading query={query} />}
    </Screen>
  )
}
