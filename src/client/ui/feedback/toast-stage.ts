import { toast as hot, type Renderable, type ToastOptions } from 'react-hot-toast/headless'
import { TOAST_DURATION_MS } from '#rules/constants.ts'

export type ToastType = keyof typeof TOAST_DURATION_MS

const LEAVE_MS = 180

export const showToast = (type: ToastType, message: Renderable, id: string, durationMs?: number): void => {
  // Without a queue, because toasts that wait for their turn would be out of date when shown (T42).
  hot.removeAll()
  const options: ToastOptions = { id, duration: durationMs ?? TOAST_DURATION_MS[type], removeDelay: LEAVE_MS }
  if (type === 'blank') hot(message, options)
  else hot[type](message, options)
}

/** Without `id`, the visible toast. */
export const dismissToast = (id?: string): void => hot.dismiss(id)
