import { modalOnDemand } from '../feedback/on-demand.tsx'
import type { DialogProps } from './dialog.tsx'
import { useMissingModal, useModal } from './use-modal.ts'

export type DrawerProps = DialogProps

const DrawerFrame = modalOnDemand<DrawerProps & { readonly onMissing: () => void }>(
  async () => (await import('./drawer-frame.tsx')).DrawerFrame,
)

/** A modal bottom sheet; also closed by a swipe down. */
export const Drawer = (props: DrawerProps) => {
  const wasOpen = useModal(props)
  const onMissing = useMissingModal(props.onClose)
  // One whose code has not come is made anew by the next opening.
  return wasOpen && (props.open || DrawerFrame.isFetched()) ? <DrawerFrame {...props} onMissing={onMissing} /> : null
}
