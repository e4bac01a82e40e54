import { useTranslation } from 'react-i18next'
import { hasNetwork } from '../api/connection.ts'
import { Button } from '../ui/controls/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { PageFrame } from './page-frame.tsx'

/** Error boundary fallback. Retry reloads the document: a failed chunk import is cached by the browser. */
export const BrokenPage = () => {
  const { t } = useTranslation()
  const retry = (): void => {
    // Offline, the messenger would show its own error page instead.
    if (hasNetwork()) location.reload()
    else toast.error(t('shell.offline'))
  }
  return (
    <PageFrame>
      <EmptyState level={1} picture="error" title={t('shell.error.title')} text={t('shell.error.text')}>
        <Button fullWidth onClick={retry}>
          {t('shell.error.retry')}
        </Button>
      </EmptyState>
    </PageFrame>
  )
}
