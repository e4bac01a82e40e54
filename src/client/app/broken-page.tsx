import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { hasNetwork, isConnected, onConnectionChange } from '#client/api/connection.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { useBackHandler } from '#client/platform/back-stack.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { PageFrame } from './page-frame.tsx'

/** Retries when the network returns, since the page's code may have failed to load (extra 9). */
export const BrokenPage = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const isHome = useLocation().pathname === PAGE.HOME.path
  const isReached = useSyncExternalStore(onConnectionChange, isConnected)
  const [wasCutOff] = useState(!isReached)
  const comeBack = useEffectEvent(onRetry)
  useEffect(() => {
    if (wasCutOff && isReached) comeBack()
  }, [wasCutOff, isReached])
  const goHome = (): void => navigate(PAGE.HOME.path)
  useBackHandler(goHome, !isHome)
  const retry = (): void => {
    // A reload while offline would show the messenger's own error page.
    if (!hasNetwork()) toast.error(t('shell.offlineRefused'))
    else if (wasCutOff) onRetry()
    else location.reload()
  }
  return (
    <PageFrame>
      <EmptyState
        level={1}
        picture="error"
        title={t(wasCutOff ? 'ui.offline' : 'shell.error.title')}
        {...(wasCutOff ? {} : { text: t('shell.error.text') })}
      >
        <Button fullWidth onClick={retry}>
          {t('shell.error.retry')}
        </Button>
        {isHome ? null : (
          <Button variant="secondary" fullWidth icon="nav-home" onClick={goHome}>
            {t('shell.nav.home')}
          </Button>
        )}
      </EmptyState>
    </PageFrame>
  )
}
