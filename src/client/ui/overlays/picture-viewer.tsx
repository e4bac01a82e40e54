import { onDemand } from '../feedback/on-demand.tsx'
import { useModal } from './use-modal.ts'

export interface PictureViewerProps {
  /** Null while closed. */
  readonly src: string | null
  readonly onClose: () => void
  readonly label: string
  readonly hint: string
}

const PictureViewerFrame = onDemand(async () => (await import('./picture-viewer-frame.tsx')).PictureViewerFrame)

/** Shows a picture full screen, so that a long press can save it. */
export const PictureViewer = (props: PictureViewerProps) => {
  const wasOpen = useModal({ open: props.src !== null, onClose: props.onClose })
  return wasOpen ? <PictureViewerFrame {...props} /> : null
}
