import { type ToastOptions as HotOptions, toast as hot, type Renderable } from 'react-hot-toast/headless'
import { TOAST_DURATION_MS } from '../../../rules/constants.ts'

export type ToastType = keyof typeof TOAST_DURATION_MS

/** `id` replaces the toast of that id; `durationMs` overrides the type's. */
export interface ToastOptions {
  readonly id?: string
  readonly durationMs?: number
}

let playSound: (name: 'error' | 'toast') => void = () => undefined

/** Sets how a new toast sounds; silent until then. */
export const setToastSound = (play: typeof playSound): void => {
  playSound = play
}

/** Duration of a toast's exit animation. */
const LEAVE_MS = 180

const show = (type: ToastType, message: Renderable, { id, durationMs }: ToastOptions = {}): string => {
  // One is visible: a queue of twenty, four seconds each, would show outdated messages (T42).
  hot.removeAll()
  if (type !== 'loading') playSound(type === 'error' ? 'error' : 'toast')
  const options: HotOptions = {
    duration: durationMs ?? TOAST_DURATION_MS[type],
    removeDelay: LEAVE_MS,
    ...(id === undefined ? {} : { id }),
  }
  return type === 'blank' ? hot(message, options) : hot[type](message, options)
}

/**
 * Short messages at the top left (row 15, T42). Only one is visible: a new one replaces the one before it, and at most 20 are
 * held. Each function returns the toast's id.
 */
export const toast = {
  blank: (message: string, options?: ToastOptions): string => show('blank', message, options),
  error: (message: string, options?: ToastOptions): string => show('error', message, options),
  success: (message: string, options?: ToastOptions): string => show('success', message, options),
  loading: (message: string, options?: ToastOptions): string => show('loading', message, options),
  custom: (content: Renderable, options?: ToastOptions): string => show('custom', content, options),
  /** Dismisses a toast, or the visible one. */
  dismiss: (id?: string): void => hot.dismiss(id),
} as const
