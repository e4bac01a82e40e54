import type { ReactNode } from 'react'
import { modalOnDemand } from '../feedback/on-demand.tsx'
import { useMissingModal, useModal } from './use-modal.ts'

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  /** Hides the title visually, not from screen readers: the content shows its own. */
  readonly hideTitle?: boolean
  /** False: only the content's buttons close it. */
  readonly dismissable?: boolean
  readonly children: ReactNode
}

const DialogFrame = modalOnDemand<DialogProps & { readonly onMissing: () => void }>(
  async () => (await import('./dialog-frame.tsx')).DialogFrame,
)

export const prefetchDialog = (): void => {
  void DialogFrame.prefetch()
}

/** Closed by Escape and the messenger's back button. */
export const Dialog = (props: DialogProps) => {
  const wasOpen = useModal(props)
  const onMissing = useMissingModal(props.onClose)
  // Without its code, the next opening mounts it again.
  return wasOpen && (props.open || DialogFrame.isFetched()) ? <DialogFrame {...props} onMissing={onMissing} /> : null
}
