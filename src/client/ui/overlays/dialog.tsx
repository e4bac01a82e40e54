import type { ReactNode } from 'react'
import { onDemand } from '../feedback/on-demand.tsx'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  /** Hides the title visually, not from screen readers: the content shows its own. */
  readonly hideTitle?: boolean
  /** False: no tap outside, Escape or close button ends it; only the content's own buttons do. */
  readonly dismissable?: boolean
  readonly children: ReactNode
}

const DialogFrame = onDemand(async () => (await import('./dialog-frame.tsx')).DialogFrame)

/** Prefetches the dialog's code. */
export const prefetchDialog = (): void => {
  void DialogFrame.prefetch()
}

/** A modal dialog in the middle of the screen: focus stays inside, Escape and the messenger's back button close it. */
export const Dialog = (props: DialogProps) => {
  const wasOpen = useModal(props)
  return wasOpen ? <DialogFrame {...props} /> : null
}
