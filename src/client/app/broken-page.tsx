import { useTranslation } from 'react-i18next'
import { hasNetwork } from '../api/connection.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { toast } from '../ui/toast.ts'
import { PageFrame } from './page-frame.tsx'

/** What stands in place of a page that broke. Retry loads the document again: code that failed to load is never asked for twice. */
export const BrokenPage = () => {
  const { t } = useTranslation()
  const retry = (): void => {
    // Without a network the messenger would show its own error in place of the game.
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
