import { lazy, Suspense } from 'react'
import type { DialogProps } from './dialog.tsx'
import { useModal } from './use-modal.ts'

export type DrawerProps = DialogProps

const DrawerFrame = lazy(async () => ({ default: (await import('./drawer-frame.tsx')).DrawerFrame }))

/** A sheet that comes up from the bottom edge; as modal as a dialog, and closed by a swipe down too. */
export const Drawer = (props: DrawerProps) => {
  const wasOpen = useModal(props)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <DrawerFrame {...props} />
    </Suspense>
  )
}
