import type { ReactElement } from 'react'
import type { UpgradeType } from '#rules/upgrades/upgrades.ts'
import styles from './upgrade-picture.module.css'

const INK = '#1d1038'

const Pocket = () => (
  <>
    <path
      d="M20 24c-9 7-13 15-13 22 0 10 9 14 25 14s25-4 25-14c0-7-4-15-13-22z"
      fill="#c9792f"
      stroke={INK}
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <path d="M13 40c-2 9 2 15 14 17-10 1-17-3-17-10 0-3 1-5 3-7z" fill="#9a5520" />
    <path d="M25 26c-6 5-10 10-11 15" fill="none" stroke="#f3b36b" strokeWidth="4" strokeLinecap="round" />
    <path
      d="M19 8c4 3 6 1 8 0s4-2 6 0 5 3 7 2 3-1 5-1l-4 14H23z"
      fill="#e09a48"
      stroke={INK}
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <rect x="18" y="20" width="28" height="7" rx="3.5" fill="#7c4dff" stroke={INK} strokeWidth="3.5" />
    <circle cx="32" cy="43" r="11" fill="#ffc93c" stroke={INK} strokeWidth="3.5" />
    <path d="M26.500 39h11M32 39v10" stroke="#a86a00" strokeWidth="3.600" strokeLinecap="round" />
    <path d="M25 38c1-2 3-4 6-4" fill="none" stroke="#fff3c4" strokeWidth="2.500" strokeLinecap="round" />
  </>
)

const Salary = () => (
  <>
    {[50, 40, 30].map((y) => (
      <g key={y}>
        <path d={`M6 ${y - 4}v6c0 4 7 7 16 7s16-3 16-7v-6z`} fill="#c98a00" stroke={INK} strokeWidth="3.500" />
        <ellipse cx="22" cy={y - 4} rx="16" ry="6.500" fill="#ffc93c" stroke={INK} strokeWidth="3.500" />
      </g>
    ))}
    <ellipse cx="22" cy="25.500" rx="8.500" ry="3" fill="none" stroke="#a86a00" strokeWidth="2.500" />
    <path d="M46 6 60 24h-7.500v30h-13V24H32z" fill="#3ddc84" stroke={INK} strokeWidth="4" strokeLinejoin="round" />
    <path d="M46 12 40 20M43.500 24v26" fill="none" stroke="#b5ffd6" strokeWidth="3" strokeLinecap="round" />
  </>
)

const Honor = () => (
  <>
    <path d="M18 30 8 56l10-3 6 8 9-26z" fill="#ff4d6d" stroke={INK} strokeWidth="3.500" strokeLinejoin="round" />
    <path d="M46 30l10 26-10-3-6 8-9-26z" fill="#b3173a" stroke={INK} strokeWidth="3.500" strokeLinejoin="round" />
    <circle cx="32" cy="25" r="20" fill="#ffc93c" stroke={INK} strokeWidth="4" />
    <circle cx="32" cy="25" r="13.500" fill="#7c4dff" stroke="#c98a00" strokeWidth="3" />
    <path
      d="m32 14.500 3.300 6.700 7.400 1-5.400 5.200 1.300 7.300-6.600-3.400-6.600 3.400 1.300-7.300-5.400-5.200 7.400-1z"
      fill="#ffe08a"
      stroke={INK}
      strokeWidth="2.500"
      strokeLinejoin="round"
    />
    <path d="M16.500 18c2-5 6-8.500 11-9.500" fill="none" stroke="#fff3c4" strokeWidth="3" strokeLinecap="round" />
  </>
)

const DRAWINGS: Readonly<Record<UpgradeType, () => ReactElement>> = {
  'pocket-size': Pocket,
  'mining-tok': Salary,
  honor: Honor,
}

const SPARKS = [0, 1, 2, 3, 4, 5, 6, 7] as const

export interface UpgradePictureProps {
  readonly type: UpgradeType
  readonly size: number
  readonly bursts?: number
}

export const UpgradePicture = ({ type, size, bursts = 0 }: UpgradePictureProps) => {
  const Drawing = DRAWINGS[type]
  return (
    <span className="center rigid relative" style={{ width: size, height: size }} aria-hidden="true">
      <span key={bursts} className={bursts > 0 ? styles.popped : styles.still}>
        <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
          <Drawing />
        </svg>
        {bursts > 0 && (
          <>
            <span className={styles.ring} />
            {SPARKS.map((spark) => (
              <span key={spark} className={styles.spark} style={{ transform: `rotate(${spark * 45}deg)` }} />
            ))}
          </>
        )}
      </span>
    </span>
  )
}
