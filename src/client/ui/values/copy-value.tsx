import { useTranslation } from 'react-i18next'
import { copyText } from '#client/platform/copy-text.ts'
import { toast } from '../feedback/toast.ts'
import styles from './copy-value.module.css'

/** Render it inside a `<dl>`. */
export const CopyValue = ({ name, value }: { readonly name: string; readonly value: string }) => {
  const { t } = useTranslation()
  const copy = async (): Promise<void> => {
    if (await copyText(value)) toast.success(t('ui.copied'))
  }
  return (
    <div className={styles.detail}>
      <dt className="muted size-14">{name}</dt>
      <dd>
        <button type="button" className={styles.value} onClick={() => void copy()}>
          <span className="visually-hidden">{t('ui.copy', { name })} </span>
          <code>{value}</code>
        </button>
      </dd>
    </div>
  )
}
