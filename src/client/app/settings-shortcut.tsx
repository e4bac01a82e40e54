import { useLocation, useNavigate } from 'react-router-dom'
import { useSettingsButton } from '../platform/settings-button.ts'
import { isFightRunning } from './fight-running.ts'
import { OTHER_ROUTES } from './route-names.ts'

/** Pages from which the settings cannot be reached: there is no player yet, or nothing to set. */
const WITHOUT_SETTINGS: readonly string[] = [
  OTHER_ROUTES.ONBOARD,
  OTHER_ROUTES.ONBOARD_V2,
  OTHER_ROUTES.ERROR,
  OTHER_ROUTES.MAINTENANCE,
]

/** Binds the messenger's own settings button to the settings page. Draws nothing. */
export const SettingsShortcut = (): null => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useSettingsButton(() => {
    if (pathname !== OTHER_ROUTES.SETTINGS) void navigate(OTHER_ROUTES.SETTINGS)
  }, !isFightRunning(pathname) && !WITHOUT_SETTINGS.includes(pathname))
  return null
}
