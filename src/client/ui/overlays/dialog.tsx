import type { ReactNode } from 'react'
import { modalOnDemand } from '../feedback/on-demand.tsx'
import { useMissingModal, useModal } from './use-modal.ts'

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

const DialogFrame = modalOnDemand<DialogProps & { readonly onMissing: () => void }>(
  async () => (await import('./dialog-frame.tsx')).DialogFrame,
)

/** Prefetches the dialog's code. */
export const prefetchDialog = (): void => {
  void DialogFrame.prefetch()
}

/** A modal dialog in the middle of the screen: focus stays inside, Escape and the messenger's back button close it. */
export const Dialog = (props: DialogProps) => {
  const wasOpen = useModal(props)
  const onMissing = useMissingModal(props.onClose)
  // One whose code has not come is made anew by the next opening.
  return wasOpen && (props.open || DialogFrame.isFetched()) ? <DialogFrame {...props} onMissing={onMissing} /> : null
}
