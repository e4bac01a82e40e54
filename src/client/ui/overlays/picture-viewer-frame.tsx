import { Dialog as Base } from '@base-ui/react/dialog'
import { useTranslation } from 'react-i18next'
import { CloseButton } from '../controls/close-button.tsx'
import type { PictureViewerProps } from './picture-viewer.tsx'
import styles from './picture-viewer-frame.module.css'

export const PictureViewerFrame = ({ src, onClose, label, hint }: PictureViewerProps) => {
  const { t } = useTranslation()
  return (
    <Base.Root
      open={src !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Base.Portal>
        <Base.Popup className={styles.screen}>
          <Base.Title className="visually-hidden">{label}</Base.Title>
          {src !== null && <img src={src} alt={label} className={styles.picture} />}
          <p className={styles.hint}>{hint}</p>
          <CloseButton label={t('ui.close')} onClick={onClose} className={styles.close} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
