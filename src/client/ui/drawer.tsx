import { lazy, Suspense, useState } from 'react'
import { useBackHandler } from '../platform/back-stack.ts'
import type { DialogProps } from './dialog.tsx'

export type DrawerProps = DialogProps

const DrawerFrame = lazy(async () => ({ default: (await import('./drawer-frame.tsx')).DrawerFrame }))

/** A sheet that comes up from the bottom edge; as modal as a dialog, and closed by a swipe down too. */
export const Drawer = (props: DrawerProps) => {
  const { open, onClose, dismissable = true } = props
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  useBackHandler(
    () => {
      if (dismissable) onClose()
    },
    open,
    'dialog',
  )
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <DrawerFrame {...props} />
    </Suspense>
  )
}
