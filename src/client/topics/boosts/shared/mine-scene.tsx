import { useQuery } from '@tanstack/react-query'
import { iconUrl } from '#assets/manifest/packs.ts'
import { POSES } from '#assets/manifest/poses.ts'
import { blendPose, type Pose } from '#assets/manifest/rig.ts'
import { BoostPicture } from '#client/topics/home/shared/side-pictures.tsx'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import styles from './mine-scene.module.css'

const INK = { stroke: '#1d1038', strokeWidth: 4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const
const PET_PX = 128
const UP = 0.34
const DOWN = 0.46
const AT_REST = 0.8

const digging =
  (strokeMs: number) =>
  (timeMs: number): Pose => {
    const at = (timeMs % strokeMs) / strokeMs
    if (at < UP) return blendPose(POSES.idle, POSES.windup, at / UP)
    if (at < DOWN) return blendPose(POSES.windup, POSES.attack, (at - UP) / (DOWN - UP))
    return blendPose(POSES.attack, POSES.idle, Math.min(1, (at - DOWN) / (AT_REST - DOWN)))
  }

const CALM = digging(2000)
const DOUBLED = digging(1000)

const Nugget = ({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) => (
  <g transform={`translate(${x} ${y}) scale(${r / 10})`}>
    <path d="M-10 3-6-8 4-10 11-2 8 8-4 10Z" fill="#ffc93c" {...INK} strokeWidth="3.500" />
    <path d="M-5-4 2-7 5-3-2 0Z" fill="#fff3c4" />
  </g>
)

const Cave = () => (
  <svg viewBox="0 0 340 190" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <defs>
      <radialGradient id="mine-light" cx=".5" cy=".42" r=".62">
        <stop stopColor="#ffb83d" stopOpacity=".75" />
        <stop offset=".55" stopColor="#a8488a" stopOpacity=".4" />
        <stop offset="1" stopColor="#241463" stopOpacity="0" />
      </radialGradient>
    </defs>
    <path d="M0 0h340v190H0Z" fill="#2a1660" />
    <path d="M0 0h340v190H0Z" fill="url(#mine-light)" />
    <path
      d="M0 0h340v26c-22 16-36 2-58 14-20 10-34-8-58 2-26 10-40-10-66 0-22 8-38-8-58 2C76 56 58 34 0 52Z"
      fill="#1b1052"
      {...INK}
    />
    <path
      d="M0 70c16 8 10 30 22 42s2 34 12 52v26H0ZM340 60c-18 12-10 28-22 44s0 30-10 50v36h32Z"
      fill="#1b1052"
      {...INK}
    />
    <path d="M50 40h16v126H50ZM276 40h16v126h-16Z" fill="#a8663a" {...INK} />
    <path d="M36 30h270v18H36Z" fill="#c98d4f" {...INK} />
    <path d="M40 34h262v5H40Z" fill="#fff" opacity=".28" />
    <path d="M112 48v12" {...INK} />
    <path className={styles.lamp} d="M102 60h20l4 18a14 14 0 0 1-28 0Z" fill="#ffe08a" {...INK} />
    <Nugget x={18} y={104} r={9} />
    <Nugget x={28} y={140} r={7} />
    <Nugget x={322} y={96} r={10} />
    <Nugget x={314} y={132} r={7} />
    <path d="M0 166c60-8 120-6 170-4s120-2 170 4v24H0Z" fill="#4a2a6e" {...INK} />
    <path d="M150 172h190M150 182h190" {...INK} strokeWidth="5" stroke="#8a7bb8" />
    <g>
      <image href={iconUrl('tok')} x="212" y="98" width="34" height="34" />
      <image href={iconUrl('tok')} x="258" y="98" width="34" height="34" />
      <image href={iconUrl('tok')} x="234" y="86" width="38" height="38" />
      <path d="M202 120h100l-12 44h-76Z" fill="#6a78a8" {...INK} />
      <path d="M198 114h108v12H198Z" fill="#9fb0d8" {...INK} />
      <path d="M222 130l4 30M252 130v30M282 130l-4 30" fill="none" {...INK} strokeWidth="3" />
      <circle cx="228" cy="170" r="11" fill="#33248c" {...INK} />
      <circle cx="276" cy="170" r="11" fill="#33248c" {...INK} />
      <circle cx="228" cy="170" r="3" fill="#ffc93c" />
      <circle cx="276" cy="170" r="3" fill="#ffc93c" />
    </g>
  </svg>
)

const COINS = [0, 1, 2, 3] as const

export const MineScene = ({ isDoubled }: { readonly isDoubled: boolean }) => {
  const profile = useQuery(combatProfileQuery).data
  return (
    <div className={styles.scene} data-doubled={isDoubled}>
      <Cave />
      {profile && (
        <FighterView
          houseId={profile.house_id}
          cosmetic={profile.cosmetic}
          size={PET_PX}
          motion={isDoubled ? DOUBLED : CALM}
          {...(styles.pet ? { className: styles.pet } : {})}
        />
      )}
      {COINS.map((coin) => (
        <img key={coin} className={styles.coin} src={iconUrl('tok')} alt="" width={26} height={26} draggable={false} />
      ))}
      <span className={styles.factor}>
        <BoostPicture />
      </span>
    </div>
  )
}
