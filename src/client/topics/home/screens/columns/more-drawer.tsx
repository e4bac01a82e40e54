import { useTranslation } from 'react-i18next'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import styles from './more-drawer.module.css'
import { SideButton, type SideButtonProps } from './side-button.tsx'

export interface MoreDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly buttons: readonly SideButtonProps[]
}

export const MoreDrawer = ({ open, onClose, buttons }: MoreDrawerProps) => {
  const { t } = useTranslation()
  return (
    <Drawer open={open} onClose={onClose} title={t('homeColumns.side.more')}>
      <ul className={styles.buttons}>
        {buttons.map((button) => (
          <li key={button.label}>
            <SideButton
              {...button}
              onPress={() => {
                onClose()
                button.onPress()
              }}
            />
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
