import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageFrame } from './page-frame.tsx'
import { ROUTES } from './route-names.ts'

/** The catch-all page: 'Page not found' and the way home (row 24, R01). */
export const NotFoundScreen = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <PageFrame>
      <EmptyState level={1} picture="not-found" title={t('shell.notFound.title')}>
        <Button fullWidth icon="nav-home" onClick={() => navigate(ROUTES.HOME)}>
          {t('shell.notFound.home')}
        </Button>
      </EmptyState>
    </PageFrame>
  )
}
