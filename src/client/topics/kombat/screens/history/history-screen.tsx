import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { Tabs } from '#client/ui/controls/tabs.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { HistoryList } from './history-list.tsx'

const TABS = ['all', 'attacker', 'defender'] as const

export const HistoryScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  return (
    <Screen title={t('history.title')} hue="crimson" header="history" onBack={() => navigate(PAGE.HISTORY.back)}>
      <p className="muted size-14 margin-bottom-10">{t('history.period')}</p>
      <Tabs
        label={t('history.tabs')}
        tabs={TABS.map((id) => ({ id, label: t(`history.${id}`), content: <HistoryList tab={id} /> }))}
      />
    </Screen>
  )
}
