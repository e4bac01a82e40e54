import type { Renderable } from 'react-hot-toast/headless'
import { endStart } from '#client/platform/after-start.ts'
import { fetchOnce } from '#client/platform/fetch-once.ts'
import { haptic } from '#client/platform/messenger.ts'
import type { ToastType } from './toast-stage.ts'

/** `id` names the toast for `dismiss`. `durationMs` overrides the type's duration. */
export interface ToastOptions {
  readonly id?: string
  readonly durationMs?: number
}

let playSound: (name: 'error' | 'toast') => void = () => undefined

export const setToastSound = (play: typeof playSound): void => {
  playSound = play
}

type Stage = typeof import('./toast-stage.ts')

let stage: Stage | null = null

export const loadToasts = fetchOnce(async () => {
  stage = await import('./toast-stage.ts')
})

const withStage = (work: (stage: Stage) => void): void => {
  if (stage !== null) {
    work(stage)
    return
  }
  // The app mounts the `Toaster` only after the start, so the first toast ends it.
  endStart()
  loadToasts().then(
    () => stage && work(stage),
    () => console.warn('A toast could not be shown'),
  )
}

let made = 0

const show = (type: ToastType, message: Renderable, { id, durationMs }: ToastOptions = {}): string => {
  if (type !== 'loading') playSound(type === 'error' ? 'error' : 'toast')
  made += 1
  const own = id ?? `toast-${made}`
  withStage(({ showToast }) => showToast(type, message, own, durationMs))
  return own
}

/**
 * One toast is visible, at the top left. A new one replaces it: there is no queue (row 15, T42). Each function but
 * `dismiss` returns the toast's id.
 */
export const toast = {
  blank: (message: string, options?: ToastOptions): string => show('blank', message, options),
  error: (message: string, options?: ToastOptions): string => show('error', message, options),
  /** Tells why a tap does nothing. */
  refuse: (message: string, options?: ToastOptions): string => {
    haptic('warning')
    return show('error', message, options)
  },
  success: (message: string, options?: ToastOptions): string => show('success', message, options),
  loading: (message: string, options?: ToastOptions): string => show('loading', message, options),
  custom: (content: Renderable, options?: ToastOptions): string => show('custom', content, options),
  dismiss: (id?: string): void => {
    if (made > 0) withStage(({ dismissToast }) => dismissToast(id))
  },
} as const
