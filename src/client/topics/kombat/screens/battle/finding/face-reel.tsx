import { useQueryClient } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import { useReducedMotion } from '#client/ui/hooks/use-reduced-motion.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import styles from './face-reel.module.css'
import { type Face, knownFaces } from './known-faces.ts'

export interface FaceReelProps {
  readonly size: number
  readonly stoppedAt?: Face | null
  readonly isNamed?: boolean
}

const One = ({ face, size, isNamed }: { readonly face: Face; readonly size: number; readonly isNamed: boolean }) => (
  <span className={styles.one}>
    <Avatar houseId={face.houseId} size={size} flip />
    {isNamed && <bdi className={styles.name}>{face.name}</bdi>}
  </span>
)

export const FaceReel = ({ size, stoppedAt = null, isNamed = false }: FaceReelProps) => {
  const isCalm = useReducedMotion()
  const client = useQueryClient()
  // Taken once, because later changes of the cache would make the reel jump.
  const [faces] = useState(() => knownFaces(client))
  const frame = { width: size, height: size }
  if (stoppedAt)
    return (
      <span className={styles.stopped} aria-hidden="true">
        <One face={stoppedAt} size={size} isNamed={isNamed} />
      </span>
    )
  if (isCalm)
    return (
      <span className="center rigid circle inked-3 on-panel-light" style={frame} aria-hidden="true">
        <Icon name="fight" size={Math.round(size * 0.55)} />
      </span>
    )
  return (
    <span
      className={styles.reel}
      data-named={isNamed}
      style={{ '--face': `${size}px` } as CSSProperties}
      aria-hidden="true"
    >
      <span className={styles.track} style={{ '--faces': faces.length } as CSSProperties}>
        {[...faces, ...faces.slice(0, 1)].map((face, index) => (
          <One key={index === faces.length ? 'again' : face.key} face={face} size={size} isNamed={isNamed} />
        ))}
      </span>
    </span>
  )
}
