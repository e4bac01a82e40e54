import type { ReactNode } from 'react'
import type { PetName } from '../../../rules/house-pets.ts'

const INK = { stroke: '#1d1038', strokeWidth: 4, strokeLinejoin: 'round' } as const

const tree = (leaf: string) => (
  <>
    <path d="M-5 0V-24H5V0Z" fill="#8a5636" {...INK} />
    <circle cy="-42" r="24" fill={leaf} {...INK} />
    <circle cx="-8" cy="-50" r="7" fill="#fff" opacity=".3" />
  </>
)
const pine = (leaf: string) => (
  <>
    <path d="M-5 0V-14H5V0Z" fill="#7a4a32" {...INK} />
    <path d="M0-84-20-46h9L-26-12h52L11-46h9Z" fill={leaf} {...INK} />
  </>
)
const crystal = (
  <>
    <path d="M-22 0-28-30-18-46-8-30-4 0Z" fill="#57d8ff" {...INK} />
    <path d="M-6 0-12-56 4-80 20-54 14 0Z" fill="#ff9df2" {...INK} />
    <path d="M4-80 20-54 14 0H4Z" fill="#c95fe8" opacity=".7" />
  </>
)
const pyramid = (
  <>
    <path d="M-42 0 0-66 42 0Z" fill="#f2bd55" {...INK} />
    <path d="M0-66 42 0H10Z" fill="#b9773a" opacity=".75" />
  </>
)
const tower = (
  <>
    <path d="M-16 0V-58H16V0Z" fill="#e9e2ff" {...INK} />
    <path d="M-22-56 0-92 22-56Z" fill="#5d3fd6" {...INK} />
    <path d="M0-92V-112L20-105 0-98" fill="#ffc93c" {...INK} />
    <path d="M-5 0V-16a5 5 0 0 1 10 0V0Z" fill="#2d1b66" />
  </>
)
const mushroom = (
  <>
    <path d="M-8 0-6-30H6L8 0Z" fill="#fff3dc" {...INK} />
    <path d="M-34-28C-34-58 34-58 34-28Z" fill="#ff6f9c" {...INK} />
    <g fill="#fff">
      <circle cx="-14" cy="-38" r="5" />
      <circle cx="6" cy="-42" r="6" />
      <circle cx="20" cy="-34" r="3" />
    </g>
  </>
)
const volcano = (
  <>
    <path d="M-44 0-16-58H16L44 0Z" fill="#7a3e48" {...INK} />
    <path d="M-16-58H16L10-30 4-44-2-22-8-42Z" fill="#ff9f1c" />
    <ellipse cy="-58" rx="16" ry="6" fill="#ffc93c" {...INK} />
  </>
)
const palm = (
  <>
    <path d="M-4 0C-2-26 0-40 8-54L14-50C8-38 6-22 8 0Z" fill="#9a6238" {...INK} />
    <path
      d="M10-54C-6-72-28-62-32-46c16-8 28-8 42-8Zm0 0C10-76 34-80 46-62 32-64 22-60 10-54Z"
      fill="#3fb57c"
      {...INK}
    />
  </>
)

const PROPS: Readonly<Record<PetName, readonly [left: ReactNode, right: ReactNode]>> = {
  hamster: [tree('#4fbf4a'), tree('#72d354')],
  moonbix: [crystal, crystal],
  not: [pyramid, palm],
  major: [tower, tower],
  blum: [mushroom, tree('#ff9fc4')],
  cats: [pine('#dff1ff'), pine('#bfe0fb')],
  seed: [pine('#2f9e6e'), pine('#3fb57c')],
  dogs: [volcano, pine('#5a3a50')],
}

/** Landmarks of a house on its island, in the island's own units. */
export const IslandProps = ({ pet }: { readonly pet: PetName }) => {
  const [left, right] = PROPS[pet]
  return (
    <>
      <g transform="translate(62 40)">{left}</g>
      <g transform="translate(302 42) scale(.86)">{right}</g>
    </>
  )
}
