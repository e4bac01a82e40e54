import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { replayGuide } from '../../guide/guide-progress.ts'
import { leagueIcon } from '../../ui/game-icons.ts'
import { ListRow } from '../../ui/list-row.tsx'
import { Screen } from '../../ui/screen.tsx'
import { toast } from '../../ui/toast.ts'
import { AboutSettings } from './about-settings.tsx'
import { FeelSettings } from './feel-settings.tsx'
import styles from './settings-screen.module.css'
import { SettingsSection } from './settings-section.tsx'
import { SoundSettings } from './sound-settings.tsx'

const HOME = '/'
const PREPARATION = '/kombat_prep'
const SWITCH_HOUSE = '/switch-house'
const LEADERBOARD = '/leaderboard'

/** The settings (extra 7): sound, feel, fight, help and what this build is. All of it is kept per player on this device. */
export const SettingsScreen = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Screen title={t('settings.title')} onBack={() => navigate(HOME)}>
      <div className={styles.sections}>
        <SoundSettings />
        <FeelSettings />
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
        </SettingsSection>
        <SettingsSection title={t('settings.help')}>
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
        <AboutSettings />
      </div>
    </Screen>
  )
}
