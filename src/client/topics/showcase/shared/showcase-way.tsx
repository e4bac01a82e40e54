import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { launchData } from '#client/platform/launch-data.ts'
import { isolated } from '#client/ui/format/isolated.ts'
import { toShowcase } from '../links.ts'
import styles from './showcase-way.module.css'

export interface ShowcaseWayProps {
  /** `own` for the player. Null for bots and erased accounts: no link. */
  readonly userId: number | 'own' | null
  readonly name: string
  readonly children: ReactNode
}

/** A link to a player's showcase. The player's own showcase opens on the page where it can be arranged (R36). */
export const ShowcaseWay = ({ userId, name, children }: ShowcaseWayProps) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  if (userId === null || userId === 0) return children
  const isOwn = userId === 'own' || userId === launchData()?.user?.id
  return (
    <button
      type="button"
      className={styles.way}
      onClick={() => openPage(isOwn ? PAGE.SHOWCASE.path : toShowcase(userId))}
    >
      <span className="visually-hidden">{t('ui.showcase', { name: isolated(name) })}</span>
      <span className={styles.picture} aria-hidden="true">
        {children}
      </span>
    </button>
  )
}
