import type { AtlasFrame } from '#client/ui/icons/atlas.ts'
import styles from './frame-picture.module.css'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** In px of the frame: either the whole canvas, or the box around the trimmed pixels and the anchor. */
const windowOf = ({ spriteSourceSize, frame, sourceSize, anchor }: AtlasFrame, wholeCanvas: boolean): Box => {
  if (wholeCanvas) return { x: 0, y: 0, width: sourceSize.w, height: sourceSize.h }
  const anchorX = anchor.x * sourceSize.w
  const anchorY = anchor.y * sourceSize.h
  const left = Math.min(spriteSourceSize.x, anchorX)
  const top = Math.min(spriteSourceSize.y, anchorY)
  return {
    x: left,
    y: top,
    width: Math.max(spriteSourceSize.x + frame.w, anchorX) - left,
    height: Math.max(spriteSourceSize.y + frame.h, anchorY) - top,
  }
}

export interface FramePictureProps {
  readonly imageUrl: string
  readonly atlasWidth: number
  readonly atlasHeight: number
  readonly frame: AtlasFrame
  /** CSS px. */
  readonly size: number
  readonly wholeCanvas?: boolean
  readonly cross?: boolean
}

/** The browser crops the atlas, so that hundreds of pictures are cheap. */
export const FramePicture = ({
  imageUrl,
  atlasWidth,
  atlasHeight,
  frame,
  size,
  wholeCanvas = false,
  cross = false,
}: FramePictureProps) => {
  const seen = windowOf(frame, wholeCanvas)
  const scale = Math.min(2, size / Math.max(seen.width, seen.height, 1))
  const { frame: cut, spriteSourceSize: at, sourceSize, anchor } = frame
  return (
    <span className={styles.window} style={{ width: seen.width * scale, height: seen.height * scale }}>
      <span
        className={styles.cut}
        style={{
          left: (at.x - seen.x) * scale,
          top: (at.y - seen.y) * scale,
          width: cut.w * scale,
          height: cut.h * scale,
          backgroundImage: `url(${imageUrl})`,
          backgroundSize: `${atlasWidth * scale}px ${atlasHeight * scale}px`,
          backgroundPosition: `${-cut.x * scale}px ${-cut.y * scale}px`,
        }}
      />
      {cross && (
        <span
          className={styles.cross}
          style={{ left: (anchor.x * sourceSize.w - seen.x) * scale, top: (anchor.y * sourceSize.h - seen.y) * scale }}
        />
      )}
    </span>
  )
}
