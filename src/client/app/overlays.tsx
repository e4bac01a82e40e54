import { Toaster } from '../ui/feedback/toaster.tsx'
import { Banners } from './banners.tsx'
import { ScreenMusic } from './screen-music.tsx'
import { SettingsShortcut } from './settings-shortcut.tsx'

/** What goes with every page once the start is over. */
export const Overlays = () => (
  <>
    <SettingsShortcut />
    <Banners />
    <ScreenMusic />
    <Toaster />
  </>
)
