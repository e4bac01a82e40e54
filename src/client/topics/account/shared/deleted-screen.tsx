import { useTranslation } from 'react-i18next'
import { closeGame, hasMessenger } from '#client/platform/messenger.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { isRunning, useDataProgress } from './use-data-progress.ts'

export const DeletedScreen = () => {
  const { t } = useTranslation()
  const erasure = useDataProgress().data?.deletion
  return (
    <Screen title={t('account.deleted')} hideTitle>
      <EmptyState picture="empty" title={t('account.deleted')} text={t('account.deletedText')}>
        {isRunning(erasure) && (
          <p className="soft size-15" role="status">
            {t('account.deletedErasing', { percent: erasure.percent })}
          </p>
        )}
        {hasMessenger() && (
          <Button fullWidth onClick={closeGame}>
            {t('account.close')}
          </Button>
        )}
      </EmptyState>
    </Screen>
  )
}
