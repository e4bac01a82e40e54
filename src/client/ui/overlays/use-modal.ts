import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBackHandler } from '#client/platform/back-stack.ts'
import { toast } from '../feedback/toast.ts'

export interface ModalState {
  readonly open: boolean
  readonly onClose: () => void
  /** If false, the messenger's back button does nothing either. */
  readonly dismissable?: boolean
}

/** Binds the back button. True from the first opening on, so that the modal stays mounted for its exit animation. */
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

/** For a modal whose code failed to load: shows a toast and closes. */
export const useMissingModal = (onClose: () => void): (() => void) => {
  const { t } = useTranslation()
  return () => {
    toast.error(t('ui.offline'))
    onClose()
  }
}
