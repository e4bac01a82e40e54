import type { TimeOfDay } from '#assets/manifest/home-islands.ts'

interface Cloud {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly opacity: number
}

const CLOUDS: readonly Cloud[] = [
  { x: 18, y: 232, scale: 0.9, opacity: 0.2 },
  { x: 336, y: 296, scale: 1.1, opacity: 0.24 },
  { x: 30, y: 430, scale: 1.2, opacity: 0.36 },
  { x: 352, y: 486, scale: 1, opacity: 0.42 },
  { x: 150, y: 560, scale: 1.3, opacity: 0.5 },
  { x: 20, y: 640, scale: 1.4, opacity: 0.55 },
  { x: 372, y: 668, scale: 1.3, opacity: 0.5 },
]

const STARS = [
  [26, 96, 7],
  [148, 42, 4],
  [214, 128, 5],
  [92, 168, 3],
  [356, 208, 4],
  [300, 60, 3],
  [182, 88, 2],
  [54, 52, 2],
  [246, 190, 2],
  [120, 112, 2],
  [376, 110, 2],
  [16, 178, 2],
] as const

const star = (x: number, y: number, size: number): string => {
  const waist = size * 0.28
  return `M${x} ${y - size}L${x + waist} ${y - waist} ${x + size} ${y} ${x + waist} ${y + waist} ${x} ${y + size} ${x - waist} ${y + waist} ${x - size} ${y} ${x - waist} ${y - waist}Z`
}

const Moon = () => (
  <>
    <circle cx="306" cy="150" r="118" fill="url(#home-light)" />
    <circle cx="306" cy="150" r="44" fill="#ffeccb" />
    <path d="M306 106a44 44 0 1 1-38 66 52 52 0 0 0 38-66Z" fill="#f3cfa8" opacity=".8" />
    <g fill="#e9c39c" opacity=".7">
      <circle cx="294" cy="140" r="8" />
      <circle cx="318" cy="164" r="6" />
      <circle cx="312" cy="126" r="4" />
    </g>
  </>
)

const Sun = ({ y }: { readonly y: number }) => (
  <>
    <circle cx="306" cy={y} r="150" fill="url(#home-light)" />
    <circle cx="306" cy={y} r="50" fill="#fff3c4" />
    <circle cx="306" cy={y} r="40" fill="#ffe07a" />
  </>
)

const LOOKS = {
  day: { far: '#eaf6ff', near: '#fff', stars: 0 },
  dusk: { far: '#c86fc0', near: '#ffd9c4', stars: 5 },
  night: { far: '#6f5ad0', near: '#a9b8ff', stars: STARS.length },
} as const

export const HomeSky = ({ time, className }: { readonly time: TimeOfDay; readonly className: string | undefined }) => {
  const { far, near, stars } = LOOKS[time]
  return (
    <svg
      viewBox="0 0 390 844"
      preserveAspectRatio="xMidYMin meet"
      overflow="visible"
      aria-hidden="true"
      className={className}
    >
      <defs>
        <radialGradient id="home-light">
          <stop offset=".3" stopColor="#fff3dc" stopOpacity=".5" />
          <stop offset="1" stopColor="#fff3dc" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path
        d={STARS.slice(0, stars)
          .map(([x, y, size]) => star(x, y, size))
          .join('')}
        fill="#fff"
        opacity=".85"
      />
      {time === 'night' ? <Moon /> : <Sun y={time === 'day' ? 150 : 420} />}
      {CLOUDS.map(({ x, y, scale, opacity }) => (
        <path
          key={`${x}-${y}`}
          d="M-78 16a18 18 0 0 1 4-35 30 30 0 0 1 54-14 34 34 0 0 1 60 10 22 22 0 0 1 32 21 10 10 0 0 1-2 18Z"
          transform={`translate(${x} ${y}) scale(${scale})`}
          fill={y < 400 ? far : near}
          opacity={time === 'day' ? Math.min(0.95, opacity * 1.8) : opacity}
        />
      ))}
    </svg>
  )
}
