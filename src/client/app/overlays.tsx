import { useLocation } from 'react-router-dom'
import { loadBundle } from '../i18n/i18n.ts'
import { useHasPurchases } from '../topics/payments/shelf/purchase-watch.ts'
import { extraOnDemand } from '../ui/feedback/on-demand.tsx'
import { Toaster } from '../ui/feedback/toaster.tsx'
import { Banners } from './banners.tsx'
import { isFightRunning } from './fight-running.ts'
import { ScreenMusic } from './screen-music.tsx'
import { SettingsShortcut } from './settings-shortcut.tsx'

const PurchaseHost = extraOnDemand(async () => {
  const [{ PurchaseHost: Host }] = await Promise.all([
    import('../topics/payments/screens/purchase-host.tsx'),
    import('../ui/palette.css'),
    ...(['payments', 'shop', 'kombat', 'items', 'stones'] as const).map(loadBundle),
  ])
  return Host
})

export const Overlays = () => {
  const { pathname } = useLocation()
  const hasPurchase = useHasPurchases()
  return (
    <>
      <SettingsShortcut />
      <Banners />
      <ScreenMusic />
      <Toaster />
      {hasPurchase && <PurchaseHost isHeldBack={isFightRunning(pathname)} />}
    </>
  )
}
