import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageFrame } from './page-frame.tsx'

/** What stands in place of a page that broke. Retry loads the document again: code that failed to load is never asked for twice. */
export const BrokenPage = () => {
  const { t } = useTranslation()
  return (
    <PageFrame>
      <EmptyState level={1} picture="error" title={t('shell.error.title')} text={t('shell.error.text')}>
        <Button fullWidth onClick={() => location.reload()}>
          {t('shell.error.retry')}
        </Button>
      </EmptyState>
    </PageFrame>
  )
}
