import { onDemand } from '../feedback/on-demand.tsx'
import type { DialogProps } from './dialog.tsx'
import { useModal } from './use-modal.ts'

export type DrawerProps = DialogProps

const DrawerFrame = onDemand(async () => (await import('./drawer-frame.tsx')).DrawerFrame)

/** A modal bottom sheet; also closed by a swipe down. */
export const Drawer = (props: DrawerProps) => {
  const wasOpen = useModal(props)
  return wasOpen ? <DrawerFrame {...props} /> : null
}
