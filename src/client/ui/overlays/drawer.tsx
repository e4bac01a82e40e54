import { modalOnDemand } from '../feedback/on-demand.tsx'
import type { DialogProps } from './dialog.tsx'
import { useMissingModal, useModal } from './use-modal.ts'

export type DrawerProps = DialogProps

const DrawerFrame = modalOnDemand<DrawerProps & { readonly onMissing: () => void }>(
  async () => (await import('./drawer-frame.tsx')).DrawerFrame,
)

/** A swipe down closes it, too. */
export const Drawer = (props: DrawerProps) => {
  const wasOpen = useModal(props)
  const onMissing = useMissingModal(props.onClose)
  // If its code failed to load, the next opening mounts it again.
  return wasOpen && (props.open || DrawerFrame.isFetched()) ? <DrawerFrame {...props} onMissing={onMissing} /> : null
}
