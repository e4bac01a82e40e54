import type { DialogProps } from './dialog.tsx'
import { onDemand } from './on-demand.tsx'
import { useModal } from './use-modal.ts'

export type DrawerProps = DialogProps

const DrawerFrame = onDemand(async () => (await import('./drawer-frame.tsx')).DrawerFrame)

/** A sheet that comes up from the bottom edge; as modal as a dialog, and closed by a swipe down too. */
export const Drawer = (props: DrawerProps) => {
  const wasOpen = useModal(props)
  return wasOpen ? <DrawerFrame {...props} /> : null
}
