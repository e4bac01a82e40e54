import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless'
import { classNames } from '../class-names.ts'
import { Spinner } from '../surfaces/spinner.tsx'
import styles from './toaster.module.css'

const ToastIcon = ({ type }: { readonly type: Toast['type'] }) => {
  if (type === 'loading') return <Spinner size={22} />
  if (type !== 'success' && type !== 'error') return null
  return (
    <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
      <path
        d={type === 'success' ? 'M5 13 10 18 19 7' : 'M12 5v8M12 18.5v.1'}
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

export interface ToastCardProps {
  readonly type: Toast['type']
  readonly leaving?: boolean
  readonly children: ReactNode
}

/** Errors interrupt screen readers. Others wait, by the region around them. */
export const ToastCard = ({ type, leaving = false, children }: ToastCardProps) => (
  <div
    role={type === 'error' ? 'alert' : undefined}
    className={classNames(styles.toast, styles[type], leaving && styles.leaving)}
  >
    <ToastIcon type={type} />
    <div className="shrinks breakable">{children}</div>
  </div>
)

export const Toaster = () => {
  const { toasts, handlers } = useToaster()
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the toast, nothing here is interactive
    <div
      className={styles.toaster}
      aria-live="polite"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.slice(0, 1).map((toast) => (
        <ToastCard key={toast.id} type={toast.type} leaving={!toast.visible}>
          {resolveValue(toast.message, toast)}
        </ToastCard>
      ))}
    </div>,
    document.body,
  )
}
