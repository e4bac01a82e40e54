import { useLocation } from 'react-router-dom'
import { loadBundle } from '#client/i18n/i18n.ts'
import { useHasPurchases } from '#client/topics/payments/shared/purchase-watch.ts'
import { extraOnDemand } from '#client/ui/feedback/on-demand.tsx'
import { Toaster } from '#client/ui/feedback/toaster.tsx'
import { Banners } from './banners.tsx'
import { isFightRunning } from './fight-running.ts'
import { ScreenMusic } from './screen-music.tsx'
import { SettingsShortcut } from './settings-shortcut.tsx'

const PurchaseHost = extraOnDemand(async () => {
  const [{ PurchaseHost: Host }] = await Promise.all([
    import('#client/topics/payments/screens/purchase-host.tsx'),
    import('#client/ui/palette.css'),
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
