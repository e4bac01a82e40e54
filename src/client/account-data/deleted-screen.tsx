import { useTranslation } from 'react-i18next'
import { closeGame, hasMessenger } from '../platform/messenger.ts'
import { Button } from '../ui/controls/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Screen } from '../ui/screen.tsx'

/** Replaces the game once the account is deleted. */
export const DeletedScreen = () => {
  const { t } = useTranslation()
  return (
    <Screen title={t('account.deleted')} hideTitle>
      <EmptyState picture="empty" title={t('account.deleted')} text={t('account.deletedText')}>
        {hasMessenger() && (
          <Button fullWidth onClick={closeGame}>
            {t('account.close')}
          </Button>
        )}
      </EmptyState>
    </Screen>
  )
}
