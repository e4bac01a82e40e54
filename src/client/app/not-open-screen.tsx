import { useTranslation } from 'react-i18next'
import { EmptyState } from '../ui/empty-state.tsx'
import type { TabName } from './bottom-nav.tsx'
import { PageFrame } from './page-frame.tsx'

/** A tab whose screen is not built yet says so. */
export const NotOpenScreen = ({ tab }: { readonly tab: TabName }) => {
  const { t } = useTranslation()
  return (
    <PageFrame>
      <EmptyState
        level={1}
        picture="not-open"
        title={t('shell.notOpen.title', { name: t(`shell.nav.${tab}`) })}
        text={t('shell.notOpen.text')}
      />
    </PageFrame>
  )
}
