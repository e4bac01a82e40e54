import type { ReactNode } from 'react'
import { modalOnDemand } from '../feedback/on-demand.tsx'
import { useMissingModal, useModal } from './use-modal.ts'

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  /** Hides the title from sight, but not from screen readers: the content shows its own. */
  readonly hideTitle?: boolean
  /** False: only buttons in the content close the dialog. */
  readonly dismissable?: boolean
  readonly children: ReactNode
}

const DialogFrame = modalOnDemand<DialogProps & { readonly onMissing: () => void }>(
  async () => (await import('./dialog-frame.tsx')).DialogFrame,
)

export const prefetchDialog = (): void => {
  void DialogFrame.prefetch()
}

/** Escape and the messenger's back button close it, unless `dismissable` is false. */
export const Dialog = (props: DialogProps) => {
  const wasOpen = useModal(props)
  const onMissing = useMissingModal(props.onClose)
  // If its code failed to load, the next opening mounts it again.
  return wasOpen && (props.open || DialogFrame.isFetched()) ? <DialogFrame {...props} onMissing={onMissing} /> : null
}
