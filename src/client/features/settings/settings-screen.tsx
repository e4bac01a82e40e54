import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DeleteAccount } from '../../account-data/delete-account.tsx'
import { DeletedScreen } from '../../account-data/deleted-screen.tsx'
import { ExportData } from '../../account-data/export-data.tsx'
import { replayGuide } from '../../guide/guide-progress.ts'
import { leagueIcon } from '../../ui/game-icons.ts'
import { ListRow } from '../../ui/list-row.tsx'
import { Screen } from '../../ui/screen.tsx'
import { toast } from '../../ui/toast.ts'
import { AboutSettings } from './about-settings.tsx'
import { FeelSettings } from './feel-settings.tsx'
import { LanguageSettings } from './language-settings.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import styles from './settings-screen.module.css'
import { SettingsSection } from './settings-section.tsx'
import { SoundSettings } from './sound-settings.tsx'

const HOME = '/'
const PREPARATION = '/kombat_prep'
const SWITCH_HOUSE = '/switch-house'
const LEADERBOARD = '/leaderboard'
const LEDGER = '/ledger'
const INBOX = '/inbox'
const FAIR_PLAY = '/fair-play'

/**
 * The settings (extra 7): sound, feel, fight, language, notifications, the ways to what belongs to the player, the own data, help
 * and what this build is. What is chosen is kept on this device and by the server, for every device.
 */
export const SettingsScreen = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isDeleted, setDeleted] = useState(false)
  if (isDeleted) return <DeletedScreen />
  return (
    <Screen title={t('settings.title')} onBack={() => navigate(HOME)}>
      <div className={styles.sections}>
        <SoundSettings />
        <FeelSettings />
        <LanguageSettings />
        <NotificationSettings />
        <SettingsSection title={t('settings.player')}>
          <ListRow
            icon="nav-home"
            title={t('settings.house')}
            detail={t('settings.houseText')}
            onPress={() => navigate(SWITCH_HOUSE)}
          />
          <ListRow
            icon={leagueIcon(3)}
            title={t('settings.board')}
            detail={t('settings.boardText')}
            onPress={() => navigate(LEADERBOARD)}
          />
          <ListRow
            icon="history"
            title={t('settings.ledger')}
            detail={t('settings.ledgerText')}
            onPress={() => navigate(LEDGER)}
          />
          <ListRow
            icon="chest-wood"
            title={t('settings.inbox')}
            detail={t('settings.inboxText')}
            onPress={() => navigate(INBOX)}
          />
        </SettingsSection>
        <SettingsSection title={t('settings.help')}>
          <ListRow
            icon="check"
            title={t('settings.fairPlay')}
            detail={t('settings.fairPlayText')}
            onPress={() => navigate(FAIR_PLAY)}
          />
          <ListRow
            icon="info"
            title={t('settings.guide')}
            detail={t('settings.guideText')}
            onPress={() => {
              replayGuide()
              toast.blank(t('settings.guideReady'))
              navigate(PREPARATION)
            }}
          />
        </SettingsSection>
        <SettingsSection title={t('account.title')}>
          <ExportData />
          <DeleteAccount onDeleted={() => setDeleted(true)} />
        </SettingsSection>
        <AboutSettings />
      </div>
    </Screen>
  )
}
