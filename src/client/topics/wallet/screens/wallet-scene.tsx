import { SCENE_INK, SkyScene } from '#client/ui/surfaces/sky-scene.tsx'
import styles from './wallet-scene.module.css'

const SKY = [
  [0, '#140c42'],
  [0.55, '#2b3fa8'],
  [1, '#2fb4e6'],
] as const
const STARS = [
  [22, 34, 2.5],
  [58, 74, 1.8],
  [92, 26, 2.2],
  [128, 58, 1.6],
  [246, 30, 2.4],
  [286, 70, 1.8],
  [322, 32, 2.8],
  [350, 84, 1.8],
] as const

const Gem = ({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M-30-14-16-30h32l14 16L0 32Z" fill="#36d6ff" {...SCENE_INK} />
    <path d="M-30-14h60L0 32Z" fill="#1f9bf5" />
    <path d="M-12-14 0-30l12 16L0 32Z" fill="#8fe6ff" />
    <path d="M-30-14-16-30h32l14 16L0 32ZM-30-14h60" fill="none" {...SCENE_INK} />
    <path d="M-18-22h10" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".8" />
  </g>
)

const Purse = ({ isSealed }: { readonly isSealed: boolean }) => (
  <g>
    <path d="M98 116c0-16 10-24 26-26l118-14c14-2 22 6 22 18v22Z" fill="#8a3a1e" {...SCENE_INK} />
    <path
      d="M112 104 252 88"
      stroke="#d98a4e"
      strokeWidth="4"
      strokeDasharray="8 8"
      strokeLinecap="round"
      fill="none"
    />
    <path
      d="M88 122c0-10 8-18 18-18h156c10 0 18 8 18 18v66c0 12-8 20-20 20H108c-12 0-20-8-20-20Z"
      fill="#c45a2c"
      {...SCENE_INK}
    />
    <path
      d="M90 184c0 14 8 22 20 22h150c12 0 18-8 18-22-4 8-10 10-18 10H108c-8 0-14-2-18-10Z"
      fill="#8a3a1e"
      opacity=".7"
    />
    <path d="M100 124c0-6 4-9 9-9h148" stroke="#f3a566" strokeWidth="5" strokeLinecap="round" fill="none" />
    <path
      d="M100 194h168"
      stroke="#f3a566"
      strokeWidth="3.5"
      strokeDasharray="9 8"
      strokeLinecap="round"
      fill="none"
      opacity=".9"
    />
    <path d="M290 134h-54c-14 0-22 9-22 22s8 22 22 22h54c6 0 8-3 8-8v-28c0-5-2-8-8-8Z" fill="#e07a3c" {...SCENE_INK} />
    <path d="M286 142h-48c-6 0-11 2-13 6" stroke="#ffc08a" strokeWidth="4" strokeLinecap="round" fill="none" />
    <circle cx="240" cy="156" r="11" fill="#ffc93c" {...SCENE_INK} />
    <path d="M236 152c2-2 4-3 6-3" stroke="#fff3dc" strokeWidth="3" strokeLinecap="round" fill="none" />
    {isSealed && (
      <g className={styles.seal}>
        <path
          d="M150 126l9 6 11-2 5 10 10 5-2 11 6 9-6 9 2 11-10 5-5 10-11-2-9 6-9-6-11 2-5-10-10-5 2-11-6-9 6-9-2-11 10-5 5-10 11 2Z"
          fill="#3ddc84"
          {...SCENE_INK}
        />
        <path
          d="m134 165 11 11 21-23"
          fill="none"
          stroke="#1d1038"
          strokeWidth="13"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="m134 165 11 11 21-23"
          fill="none"
          stroke="#fff"
          strokeWidth="6.500"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    )}
  </g>
)

export const WalletScene = ({ isSealed }: { readonly isSealed: boolean }) => (
  <SkyScene id="wallet" height={236} sky={SKY} light={{ y: 112, r: 124, colour: '#b8f1ff' }} stars={STARS}>
    <path d="M-10 236c30-44 88-50 120-24 40-30 112-30 148 0 36-26 92-20 120 24Z" fill="#1a0f45" opacity=".55" />
    <g className={styles.gem}>
      <Gem x={184} y={56} scale={1.15} />
    </g>
    <g className={styles.gem} style={{ animationDelay: '-1.300s' }}>
      <Gem x={102} y={66} scale={0.62} />
    </g>
    <g className={styles.gem} style={{ animationDelay: '-2.200s' }}>
      <Gem x={272} y={54} scale={0.7} />
    </g>
    <ellipse cx="184" cy="212" rx="118" ry="12" fill="#0b0726" opacity=".55" />
    <Purse isSealed={isSealed} />
  </SkyScene>
)
