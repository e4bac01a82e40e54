import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useGoBack } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { IslandTab } from '#client/topics/island/shared/island-tab.tsx'
import { Tabs } from '#client/ui/controls/tabs.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { toWardrobe, WARDROBE_TABS } from '../links.ts'
import { LooksTab } from './looks-tab.tsx'

/** Sells what has no power (R58): looks, and pieces of the island. */
export const WardrobeScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { state } = useLocation()
  const [search] = useSearchParams()
  const goBack = useGoBack(PAGE.WARDROBE.back)
  const tab = WARDROBE_TABS.find((id) => id === search.get('tab')) ?? 'looks'
  const content = { looks: <LooksTab />, island: <IslandTab /> } as const
  return (
    <Screen title={t('wardrobe.title')} hue="indigo" onBack={goBack}>
      <Tabs
        label={t('wardrobe.tabs')}
        value={tab}
        onChange={(id) => navigate(toWardrobe(id), { replace: true, state })}
        tabs={WARDROBE_TABS.map((id) => ({ id, label: t(`wardrobe.tab.${id}`), content: content[id] }))}
      />
    </Screen>
  )
}
