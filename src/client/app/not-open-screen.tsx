import { useTranslation } from 'react-i18next'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { PageFrame } from './page-frame.tsx'

/** Placeholder of a screen that is not built yet. */
export const NotOpenScreen = () => {
  const { t } = useTranslation()
  return (
    <PageFrame>
      <EmptyState
        level={1}
        picture="not-open"
        title={t('shell.notOpen.title', { name: t('shell.notOpen.place') })}
        text={t('shell.notOpen.text')}
      />
    </PageFrame>
  )
}
