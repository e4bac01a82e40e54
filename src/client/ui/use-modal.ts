import { useState } from 'react'
import { useBackHandler } from '../platform/back-stack.ts'

export interface ModalState {
  readonly open: boolean
  readonly onClose: () => void
  /** False: the messenger's back button does not close it either. */
  readonly dismissable?: boolean
}

/**
 * What dialogs and drawers have in common: the messenger's back button closes them. Answers whether it has been open yet: from
 * then on it stays mounted, so that it can leave with its animation.
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
