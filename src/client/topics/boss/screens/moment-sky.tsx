import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRisingSuspense } from '../../../sound/use-rising-suspense.ts'
import { useReducedMotion } from '../../../ui/hooks/use-reduced-motion.ts'
import { Burst } from '../../../ui/moment/burst.tsx'
import { useButtonFocus } from '../../../ui/moment/use-button-focus.ts'
import { FullScreenDialog } from '../../../ui/overlays/full-screen-dialog.tsx'
import styles from './moment-sky.module.css'

const Words = ({ title, children, buttons }: Pick<MomentSkyProps, 'title' | 'children' | 'buttons'>) => {
  const words = useButtonFocus()
  return (
    <div ref={words} className={styles.words}>
      <div role="status">
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
      <div className={styles.buttons}>{buttons}</div>
    </div>
  )
}

export interface MomentSkyProps {
  /** Name of the moment for screen readers. */
  readonly label: string
  /** Colour of its light, CSS. */
  readonly glow: string
  /** The server has answered. */
  readonly isKnown: boolean
  /** What shakes while the outcome is awaited. */
  readonly before: ReactNode
  /** What is seen then. */
  readonly after: ReactNode
  readonly title: string
  readonly children: ReactNode
  readonly buttons: ReactNode
  readonly onRevealed: () => void
  readonly onClose: () => void
}

/** Something is opened or made on the whole screen: suspense, then what it brought. A tap or a key skips. */
export const MomentSky = (props: MomentSkyProps) => {
  const { label, glow, isKnown, before, after, onRevealed, onClose } = props
  const { t } = useTranslation()
  const isCalm = useReducedMotion()
  const { isRevealed, skip } = useRisingSuspense({
    isKnown,
    isCalm,
    onRevealed,
  })
  return (
    <FullScreenDialog open label={label} dismissable={isRevealed} onClose={onClose}>
      <div className={styles.sky} data-calm={isCalm || undefined} style={{ '--rarity': glow } as CSSProperties}>
        <div className={styles.stage} aria-hidden="true">
          {isRevealed ? (
            <>
              <Burst />
              <div className={styles.shown}>{after}</div>
            </>
          ) : (
            <div className={styles.shaking}>{before}</div>
          )}
        </div>
        {isRevealed ? (
          <Words {...props} />
        ) : (
          <button type="button" className={styles.skip} onClick={skip}>
            {t('boss.skip')}
          </button>
        )}
      </div>
    </FullScreenDialog>
  )
}
