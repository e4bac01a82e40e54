import { useLocation } from 'react-router-dom'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { useSettingsButton } from '#client/platform/settings-button.ts'
import { isFightRunning } from './fight-running.ts'

const WITHOUT_SETTINGS: readonly string[] = [
  PAGE.ONBOARD.path,
  PAGE.ONBOARD_V2.path,
  PAGE.ERROR.path,
  PAGE.MAINTENANCE.path,
]

export const SettingsShortcut = (): null => {
  const { pathname } = useLocation()
  const navigate = useAppNavigate()
  useSettingsButton(() => {
    if (pathname !== PAGE.SETTINGS.path) void navigate(PAGE.SETTINGS.path)
  }, !isFightRunning(pathname) && !WITHOUT_SETTINGS.includes(pathname))
  return null
}
