import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBackHandler } from '../../platform/back-stack.ts'
import { toast } from '../feedback/toast.ts'

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

/** What becomes of a modal whose code does not come without a network: that is said, and it closes. */
export const useMissingModal = (onClose: () => void): (() => void) => {
  const { t } = useTranslation()
  return () => {
    toast.error(t('ui.offline'))
    onClose()
  }
}
