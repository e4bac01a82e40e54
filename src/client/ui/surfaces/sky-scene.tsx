import type { ReactNode } from 'react'
import styles from './sky-scene.module.css'

export const SCENE_INK = { stroke: '#1d1038', strokeWidth: 4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

/** Width of the drawing, which is scaled until it fills its box. What overflows is cut off. */
const WIDTH = 368
const MS_PER_PX = 9

export interface SkySceneProps {
  /** Must be unique on the page. */
  readonly id: string
  readonly height: number
  readonly sky: readonly (readonly [at: number, colour: string])[]
  readonly light: { readonly y: number; readonly r: number; readonly colour: string }
  readonly stars: readonly (readonly [x: number, y: number, r: number])[]
  readonly children: ReactNode
}

export const SkyScene = ({ id, height, sky, light, stars, children }: SkySceneProps) => (
  <svg
    className="full block full-height"
    viewBox={`0 0 ${WIDTH} ${height}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <defs>
      <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
        {sky.map(([at, colour]) => (
          <stop key={at} offset={at} stopColor={colour} />
        ))}
      </linearGradient>
      <radialGradient id={`${id}-light`}>
        <stop stopColor={light.colour} stopOpacity=".88" />
        <stop offset="1" stopColor={light.colour} stopOpacity="0" />
      </radialGradient>
    </defs>
    <path d={`M0 0h${WIDTH}v${height}H0Z`} fill={`url(#${id}-sky)`} />
    {stars.map(([x, y, r]) => (
      <circle
        key={x}
        className={styles.star}
        style={{ animationDelay: `${x * MS_PER_PX}ms` }}
        cx={x}
        cy={y}
        r={r}
        fill="#fff3dc"
      />
    ))}
    <circle className={styles.light} cx={WIDTH / 2} cy={light.y} r={light.r} fill={`url(#${id}-light)`} />
    {children}
  </svg>
)
