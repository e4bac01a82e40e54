import { useTranslation } from 'react-i18next'
import { copyText } from '#client/platform/copy-text.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import styles from './copy-id.module.css'

const ICON_PX = 18

export const CopyId = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation()
  const copy = async (): Promise<void> => {
    if (await copyText(id)) toast.success(t('trade.copied'))
  }
  return (
    <p className={styles.id}>
      <span className={styles.text}>
        {t('trade.id')} <code>{id}</code>
      </span>
      <button type="button" className={styles.copy} aria-label={t('trade.copyId')} onClick={() => void copy()}>
        <Icon name="copy" size={ICON_PX} />
      </button>
    </p>
  )
}
