import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { IconName } from '#assets/manifest/packs.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import styles from './check.module.css'

export interface CheckProps {
  readonly icon: IconName
  readonly name: string
  readonly text: string
  readonly isDone: boolean
  readonly children?: ReactNode
}

export const Check = ({ icon, name, text, isDone, children }: CheckProps) => {
  const { t } = useTranslation()
  return (
    <li className={styles.check}>
      <span className={styles.sign}>
        <Icon name={icon} size={34} />
      </span>
      <span className={styles.words}>
        <strong>{name}</strong>
        <span className="soft size-14">{text}</span>
      </span>
      {children}
      {isDone ? <Icon name="check" size={32} label={t('ui.done')} /> : !children && <span className={styles.open} />}
    </li>
  )
}
