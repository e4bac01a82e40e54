import { iconUrl } from '#assets/manifest/packs.ts'
import { SCENE_INK, SkyScene } from '#client/ui/surfaces/sky-scene.tsx'
import styles from './drop-scene.module.css'

const SKY = [
  [0, '#2a1a70'],
  [0.5, '#8a3fb0'],
  [0.8, '#f0708c'],
  [1, '#ffc266'],
] as const
const STARS = [
  [24, 30, 3],
  [66, 62, 2],
  [98, 22, 2.5],
  [132, 78, 1.8],
  [252, 26, 2.5],
  [292, 64, 2],
  [330, 30, 3],
  [346, 92, 2],
] as const

const Cloud = ({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) => (
  <path
    d="M-78 16a18 18 0 0 1 4-35 30 30 0 0 1 54-14 34 34 0 0 1 60 10 22 22 0 0 1 32 21 10 10 0 0 1-2 18Z"
    transform={`translate(${x} ${y}) scale(${scale})`}
    fill="#ffd9c4"
    opacity=".5"
  />
)

const Islands = () => (
  <g>
    {[
      [54, 204, 0.9],
      [186, 216, 1.15],
      [314, 202, 0.85],
    ].map(([x = 0, y = 0, scale = 1]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
        <path
          d="M-46 0h92c-6 16-20 20-26 34-6-6-12-4-18 8-8-12-14-8-20-6C-24 22-40 16-46 0Z"
          fill="#5a2b52"
          {...SCENE_INK}
        />
        <path d="M-50-2c8-10 92-10 100 0 2 8-14 10-50 10s-52-2-50-10Z" fill="#4fae5d" {...SCENE_INK} />
        <path d="M-14-6v-16l12-11 12 11v16Z" fill="#fff3dc" {...SCENE_INK} strokeWidth="3" />
        <path d="M-19-20-2-36 15-20Z" fill="#ff4d6d" {...SCENE_INK} strokeWidth="3" />
        <path d="M26-4v-10" {...SCENE_INK} strokeWidth="4" />
        <circle cx="26" cy="-18" r="8" fill="#5fe08c" {...SCENE_INK} strokeWidth="3" />
      </g>
    ))}
  </g>
)

const Parachute = () => (
  <g transform="translate(18.500 2) scale(.9)">
    <path d="M112 84 172 142M150 92l28 52M216 92l-26 52M256 84l-60 58" fill="none" {...SCENE_INK} strokeWidth="3" />
    <path
      d="M104 84C104 34 138 8 184 8s80 26 80 76c-12-12-28-12-40 0-12-12-28-12-40 0-12-12-28-12-40 0-12-12-28-12-40 0Z"
      fill="#fff3dc"
      {...SCENE_INK}
    />
    <path
      d="M104 84C104 34 138 8 184 8c-26 10-40 36-40 76-12-12-28-12-40 0ZM184 84c0-40 0-66 0-76 26 10 40 36 40 76-12-12-28-12-40 0Z"
      fill="#ff4d6d"
      {...SCENE_INK}
    />
    <path d="M124 46c10-18 26-28 44-31" fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity=".55" />
    <image href={iconUrl('chest-titanium')} x="140" y="122" width="88" height="88" />
  </g>
)

export const DropScene = () => (
  <SkyScene id="drop" height={240} sky={SKY} light={{ y: 150, r: 112, colour: '#ffe9a8' }} stars={STARS}>
    <g className={styles.far}>
      <Cloud x={52} y={120} scale={0.7} />
      <Cloud x={322} y={142} scale={0.8} />
    </g>
    <Islands />
    <g className={styles.drop}>
      <Parachute />
    </g>
    {[
      [92, 128, 0],
      [276, 118, 900],
      [112, 178, 1700],
      [262, 176, 2400],
    ].map(([x = 0, y = 0, delay = 0]) => (
      <image
        key={x}
        className={styles.coin}
        style={{ animationDelay: `${delay}ms` }}
        href={iconUrl('tok')}
        x={x - 13}
        y={y - 13}
        width="26"
        height="26"
      />
    ))}
    <g className={styles.near}>
      <Cloud x={20} y={232} scale={1.1} />
      <Cloud x={352} y={236} scale={1.2} />
    </g>
  </SkyScene>
)
