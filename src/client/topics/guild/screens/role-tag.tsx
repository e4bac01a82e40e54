import { useTranslation } from 'react-i18next'
import type { GuildRole } from '#rules/guild/guild.ts'
import styles from './role-tag.module.css'

const CROWN = 'M3 7.500 7 11l5-8 5 8 4-3.500L19 19H5Z'
const CHEVRONS = 'M4 12 12 4l8 8v4l-8-8-8 8ZM4 19l8-8 8 8v3l-8-8-8 8Z'

export const RoleTag = ({ role }: { readonly role: GuildRole }) => {
  const { t } = useTranslation()
  if (role === 'member') return null
  return (
    <span className={styles.role} data-role={role}>
      <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
        <path d={role === 'leader' ? CROWN : CHEVRONS} fill="currentColor" />
      </svg>
      {t(`guild.role.${role}`)}
    </span>
  )
}
