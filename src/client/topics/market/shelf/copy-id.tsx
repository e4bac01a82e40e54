import { useTranslation } from 'react-i18next'
import { copyText } from '../../../platform/copy-text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import styles from './copy-id.module.css'

/** The id of an item or an offer with a button that copies it (B2.11, row 131). */
export const CopyId = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation()
  const copy = async (): Promise<void> => {
    if (await copyText(id)) toast.success(t('trade.copied'))
  }
  return (
    <div className={styles.id}>
      <span className={styles.text}>
        {t('trade.id')} <code>{id}</code>
      </span>
      <Button size="small" variant="quiet" aria-label={t('trade.copyId')} onClick={() => void copy()}>
        {t('trade.copy')}
      </Button>
    </div>
  )
}
