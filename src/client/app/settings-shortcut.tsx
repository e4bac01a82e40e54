import { useLocation } from 'react-router-dom'
import { useAppNavigate } from '../game/navigation.tsx'
import { PLACES } from '../game/places.ts'
import { useSettingsButton } from '../platform/settings-button.ts'
import { isFightRunning } from './fight-running.ts'

/** Pages without access to the settings. */
const WITHOUT_SETTINGS: readonly string[] = [PLACES.ONBOARD, PLACES.ONBOARD_V2, PLACES.ERROR, PLACES.MAINTENANCE]

/** Binds the messenger's settings button to the settings page; renders nothing. */
export const SettingsShortcut = (): null => {
  const { pathname } = useLocation()
  const navigate = useAppNavigate()
  useSettingsButton(() => {
    if (pathname !== PLACES.SETTINGS) void navigate(PLACES.SETTINGS)
  }, !isFightRunning(pathname) && !WITHOUT_SETTINGS.includes(pathname))
  return null
}
