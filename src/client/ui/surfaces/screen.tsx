import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import type { HeaderPage, Hue } from '#assets/manifest/headers.ts'
import { useBackHandler } from '#client/platform/back-stack.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/icon.tsx'
import styles from './screen.module.css'
import '../hues.css'

export interface ScreenProps {
  /** `hideTitle` hides it from sight, never from screen readers. */
  readonly title: string
  readonly hideTitle?: boolean
  /** The messenger's back button calls it, too. Without it there is no back button. */
  readonly onBack?: () => void
  readonly actions?: ReactNode
  readonly hue?: Hue
  readonly header?: HeaderPage
  /** True leaves out the padding at the sides, for canvas and pictures. */
  readonly bleed?: boolean
  readonly className?: string
  readonly children: ReactNode
}

export const Screen = ({
  title,
  hideTitle = false,
  onBack,
  actions,
  hue,
  header,
  bleed = false,
  className,
  children,
}: ScreenProps) => {
  const { t } = useTranslation()
  useBackHandler(() => onBack?.(), onBack !== undefined)
  const hasBar = onBack !== undefined || !hideTitle || actions !== undefined
  return (
    <main
      className={classNames(styles.screen, bleed && styles.bleed, header && styles.headed, className)}
      {...(hue && { 'data-hue': hue })}
    >
      {header && (
        <div
          className={styles.scenery}
          aria-hidden="true"
          style={{ backgroundImage: `url(${extraPictureUrl(`header-${header}`)})` }}
        />
      )}
      {hasBar ? (
        <header className={styles.bar}>
          {onBack === undefined ? null : (
            <button type="button" className={styles.back} aria-label={t('ui.back')} onClick={onBack}>
              <Icon name="back" size={28} />
            </button>
          )}
          <h1 className={hideTitle ? 'visually-hidden' : styles.title}>
            {header ? <span className={styles.grounded}>{title}</span> : title}
          </h1>
          {actions === undefined ? null : <div className="row gap-8 push-end">{actions}</div>}
        </header>
      ) : (
        <h1 className="visually-hidden">{title}</h1>
      )}
      {children}
    </main>
  )
}
