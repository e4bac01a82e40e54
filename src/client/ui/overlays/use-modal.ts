import { useState } from 'react'
import { useBackHandler } from '../../platform/back-stack.ts'

export interface ModalState {
  readonly open: boolean
  readonly onClose: () => void
  /** False: the messenger's back button does not close it either. */
  readonly dismissable?: boolean
}

/**
 * Shared by dialogs and drawers: the messenger's back button closes them. Returns whether it has been open yet: from then on it
 * stays mounted, so that its exit animation can run.
 */
export const useModal = ({ open, onClose, dismissable = true }: ModalState): boolean => {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  useBackHandler(
    () => {
      if (dismissable) onClose()
    },
    open,
    'dialog',
  )
  return wasOpen
}
