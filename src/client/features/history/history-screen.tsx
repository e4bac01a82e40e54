import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Screen } from '../../ui/screen.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { HistoryList } from './history-list.tsx'
import styles from './history-screen.module.css'

const PREPARATION = '/kombat_prep'
const TABS = ['all', 'attacker', 'defender'] as const

/** The fights of the last 30 days (extra 2): all, my attacks, and who attacked me while I was away. */
export const HistoryScreen = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Screen title={t('history.title')} onBack={() => navigate(PREPARATION)}>
      <p className={styles.period}>{t('history.period')}</p>
      <Tabs
        label={t('history.tabs')}
        tabs={TABS.map((id) => ({ id, label: t(`history.${id}`), content: <HistoryList tab={id} /> }))}
      />
    </Screen>
  )
}
