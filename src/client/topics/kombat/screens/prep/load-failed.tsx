import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/controls/button.tsx'

export const LoadFailed = ({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className="row wrap justify-between soft gap-8-12" role="alert">
      <p>{text}</p>
      <Button size="small" variant="secondary" onClick={onRetry}>
        {t('kombat.retry')}
      </Button>
    </div>
  )
}
