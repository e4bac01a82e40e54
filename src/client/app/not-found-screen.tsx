import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { PageFrame } from './page-frame.tsx'

export const NotFoundScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  return (
    <PageFrame>
      <EmptyState level={1} picture="not-found" title={t('shell.notFound.title')}>
        <Button fullWidth icon="nav-home" onClick={() => navigate(PAGE.HOME.path)}>
          {t('shell.notFound.home')}
        </Button>
      </EmptyState>
    </PageFrame>
  )
}
