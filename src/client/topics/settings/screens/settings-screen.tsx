import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '../../../game/navigation.tsx'
import { PLACES } from '../../../game/places.ts'
import { replayGuide } from '../../../guide/guide-progress.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { leagueIcon } from '../../../ui/icons/game-icons.ts'
import { ListRow } from '../../../ui/rows/list-row.tsx'
import { Screen } from '../../../ui/surfaces/screen.tsx'
import { DeleteAccount } from '../../account/shelf/delete-account.tsx'
import { DeletedScreen } from '../../account/shelf/deleted-screen.tsx'
import { ExportData } from '../../account/shelf/export-data.tsx'
import { AboutSettings } from './about-settings.tsx'
import { FeelSettings } from './feel-settings.tsx'
import { LanguageSettings } from './language-settings.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import styles from './settings-screen.module.css'
import { SettingsSection } from './settings-section.tsx'
import { SoundSettings } from './sound-settings.tsx'

/** The settings (extra 7), stored on the device and synced by the server. */
export const SettingsScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const [isDeleted, setDeleted] = useState(false)
  if (isDeleted) return <DeletedScreen />
  return (
    <Screen title={t('settings.title')} hue="slate" header="settings" onBack={() => navigate(PLACES.HOME)}>
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
            onPress={() => navigate(PLACES.SWITCH_HOUSE)}
          />
          <ListRow
            icon={leagueIcon(3)}
            title={t('settings.board')}
            detail={t('settings.boardText')}
            onPress={() => navigate(PLACES.LEADERBOARD)}
          />
          <ListRow
            icon="history"
            title={t('settings.ledger')}
            detail={t('settings.ledgerText')}
            onPress={() => navigate(PLACES.LEDGER)}
          />
          <ListRow
            icon="chest-wood"
            title={t('settings.inbox')}
            detail={t('settings.inboxText')}
            onPress={() => navigate(PLACES.INBOX)}
          />
        </SettingsSection>
        <SettingsSection title={t('settings.help')}>
          <ListRow
            icon="check"
            title={t('settings.fairPlay')}
            detail={t('settings.fairPlayText')}
            onPress={() => navigate(PLACES.FAIR_PLAY)}
          />
          <ListRow
            icon="info"
            title={t('settings.guide')}
            detail={t('settings.guideText')}
            onPress={() => {
              replayGuide()
              toast.blank(t('settings.guideReady'))
              navigate(PLACES.KOMBAT_PREP)
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
