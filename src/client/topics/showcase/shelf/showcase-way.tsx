import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '../../../game/navigation.tsx'
import { useHere } from '../../../game/origin.ts'
import { isolated } from '../../../ui/format/isolated.ts'
import { toShowcase } from '../links.ts'
import styles from './showcase-way.module.css'

export interface ShowcaseWayProps {
  /** Whose avatar it is; null leads nowhere: a bot, an account that was erased. */
  readonly userId: number | null
  readonly name: string
  /** The avatar. */
  readonly children: ReactNode
}

/** An avatar outside fights: one tap leads to its player's showcase (R36). */
export const ShowcaseWay = ({ userId, name, children }: ShowcaseWayProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const here = useHere()
  if (userId === null || userId === 0) return children
  return (
    <button type="button" className={styles.way} onClick={() => navigate(toShowcase(userId), { state: here })}>
      <span className="visually-hidden">{t('ui.showcase', { name: isolated(name) })}</span>
      <span className={styles.picture} aria-hidden="true">
        {children}
      </span>
    </button>
  )
}
