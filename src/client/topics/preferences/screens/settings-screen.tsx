import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { replayGuide } from '#client/guide/guide-progress.ts'
import { DeleteAccount } from '#client/topics/account/shared/delete-account.tsx'
import { DeletedScreen } from '#client/topics/account/shared/deleted-screen.tsx'
import { ExportData } from '#client/topics/account/shared/export-data.tsx'
import { WalletRow } from '#client/topics/wallet/shared/wallet-row.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { leagueIcon } from '#client/ui/icons/game-icons.ts'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { AboutSettings } from './about-settings.tsx'
import { FeelSettings } from './feel-settings.tsx'
import { LanguageSettings } from './language-settings.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import { SettingsSection } from './settings-section.tsx'
import { SoundSettings } from './sound-settings.tsx'

export const SettingsScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const openPage = useOpenPage()
  const [isDeleted, setDeleted] = useState(false)
  if (isDeleted) return <DeletedScreen />
  return (
    <Screen title={t('settings.title')} hue="slate" header="settings" onBack={() => navigate(PAGE.SETTINGS.back)}>
      <div className="grid gap-12 above-inset">
        <SoundSettings />
        <FeelSettings />
        <LanguageSettings />
        <NotificationSettings />
        <SettingsSection title={t('settings.player')}>
          <ListRow
            icon="nav-home"
            title={t('settings.house')}
            detail={t('settings.houseText')}
            onPress={() => navigate(PAGE.SWITCH_HOUSE.path)}
          />
          <ListRow
            icon={leagueIcon(3)}
            title={t('settings.board')}
            detail={t('settings.boardText')}
            onPress={() => openPage(PAGE.LEADERBOARD.path)}
          />
          <ListRow
            icon="history"
            title={t('settings.ledger')}
            detail={t('settings.ledgerText')}
            onPress={() => navigate(PAGE.LEDGER.path)}
          />
          <ListRow
            icon="box-iron"
            title={t('settings.purchases')}
            detail={t('settings.purchasesText')}
            onPress={() => openPage(PAGE.PURCHASES.path)}
          />
          <ListRow
            icon="chest-wood"
            title={t('settings.inbox')}
            detail={t('settings.inboxText')}
            onPress={() => openPage(PAGE.INBOX.path)}
          />
          <WalletRow />
        </SettingsSection>
        <SettingsSection title={t('settings.help')}>
          <ListRow
            icon="check"
            title={t('settings.fairPlay')}
            detail={t('settings.fairPlayText')}
            onPress={() => navigate(PAGE.FAIR_PLAY.path)}
          />
          <ListRow
            icon="info"
            title={t('settings.guide')}
            detail={t('settings.guideText')}
            onPress={() => {
              replayGuide()
              toast.blank(t('settings.guideReady'))
              navigate(PAGE.KOMBAT_PREP.path)
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
