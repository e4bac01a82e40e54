import { ART_ROOT } from '#assets/manifest/art-root.ts'
import { FramePicture } from './frame-picture.tsx'
import styles from './frame-tile.module.css'
import { inKilobytes, type ListedFrame } from './report-view.ts'
import sheet from './section.module.css'
import { useAtlas } from './use-atlas.ts'
import { useNearView } from './use-near-view.ts'

export interface FrameTileProps extends ListedFrame {
  readonly size: number
  readonly wholeCanvas: boolean
}

const AtlasPicture = ({ output, frame, size, wholeCanvas }: FrameTileProps) => {
  const atlas = useAtlas(output.files)
  const cut = atlas.data?.frames[frame.name]
  if (!atlas.data) return <span>{atlas.isError ? 'not loaded' : '…'}</span>
  if (!cut) return <span>not in its atlas</span>
  return (
    <FramePicture
      imageUrl={atlas.data.image.src}
      atlasWidth={atlas.data.image.naturalWidth}
      atlasHeight={atlas.data.image.naturalHeight}
      frame={cut}
      size={size}
      wholeCanvas={wholeCanvas}
      cross
    />
  )
}

const SinglePicture = ({ output, frame, size }: FrameTileProps) => {
  const scale = Math.min(1, size / Math.max(frame.width, frame.height))
  return (
    <img
      src={`${ART_ROOT}/${output.files[0] ?? ''}`}
      alt=""
      width={Math.round(frame.width * scale)}
      height={Math.round(frame.height * scale)}
      loading="lazy"
      decoding="async"
    />
  )
}

export const FrameTile = (props: FrameTileProps) => {
  const { output, frame, size } = props
  const [ref, isNear] = useNearView<HTMLLIElement>()
  const Picture = output.kind === 'pack' ? AtlasPicture : SinglePicture
  return (
    <li ref={ref} className={sheet.tile}>
      <div className="center max-full clipped" style={{ height: size }}>
        {isNear && <Picture {...props} />}
      </div>
      <p className="full soft text-center breakable size-caption leading-125">
        <span className="plain">{frame.name}</span>
        <br />
        {frame.width} × {frame.height}
        {output.kind === 'pack'
          ? ` · anchor ${frame.anchor.x.toFixed(3)} ${frame.anchor.y.toFixed(3)}`
          : ` · ${inKilobytes(output.bytes)}`}
        {frame.override && (
          <>
            <br />
            <span className={styles.override}>
              override {frame.override.file} ({frame.override.width} × {frame.override.height})
            </span>
          </>
        )}
      </p>
    </li>
  )
}
