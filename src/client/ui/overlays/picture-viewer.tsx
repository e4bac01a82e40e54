import { onDemand } from '../feedback/on-demand.tsx'
import { useModal } from './use-modal.ts'

export interface PictureViewerProps {
  /** Address of the picture; null while it is closed. */
  readonly src: string | null
  readonly onClose: () => void
  /** Name for screen readers. */
  readonly label: string
  /** What can be done with it. */
  readonly hint: string
}

const PictureViewerFrame = onDemand(async () => (await import('./picture-viewer-frame.tsx')).PictureViewerFrame)

/** A picture over the whole screen, which a long press can keep. Escape and the messenger's back button close it. */
export const PictureViewer = (props: PictureViewerProps) => {
  const wasOpen = useModal({ open: props.src !== null, onClose: props.onClose })
  return wasOpen ? <PictureViewerFrame {...props} /> : null
}
