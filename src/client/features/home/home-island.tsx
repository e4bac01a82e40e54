import type { PetName } from '../../../rules/house-pets.ts'
import { IslandProps } from './island-props.tsx'

interface Land {
  readonly top: string
  readonly edge: string
  readonly rock: string
  readonly shade: string
}

const LANDS: Readonly<Record<PetName, Land>> = {
  hamster: { top: '#8fe35a', edge: '#4cae3a', rock: '#a5673f', shade: '#6d3f35' },
  moonbix: { top: '#c79bff', edge: '#8a55e0', rock: '#7a5bd0', shade: '#4a2f96' },
  not: { top: '#ffd777', edge: '#e2a23a', rock: '#c0783a', shade: '#83492f' },
  major: { top: '#c4b6f2', edge: '#8d78d4', rock: '#6a58b4', shade: '#43347f' },
  blum: { top: '#a4d66a', edge: '#5f9c43', rock: '#7d5b83', shade: '#4c3762' },
  cats: { top: '#f2f9ff', edge: '#b3d3f2', rock: '#8fa6dd', shade: '#5b6cb0' },
  seed: { top: '#5cc98a', edge: '#2a8c60', rock: '#9a6238', shade: '#643b32' },
  dogs: { top: '#b0635c', edge: '#7d3a44', rock: '#6a3946', shade: '#432434' },
}

/** The floating piece of the player's land that the pet stands on. */
export const HomeIsland = ({ pet, className }: { readonly pet: PetName; readonly className?: string }) => {
  const land = LANDS[pet]
  return (
    <svg viewBox="0 0 360 170" overflow="visible" aria-hidden="true" {...(className ? { className } : {})}>
      <ellipse cx="180" cy="160" rx="120" ry="9" fill="#1d1038" opacity=".25" />
      <path
        d="M16 52 54 96l22 6 20 34 30-22 26 40 28-10 24 22 22-34 30 14 16-36 34-10 38-48Z"
        fill={land.rock}
        stroke="#1d1038"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path d="M180 100 204 166 226 132 256 146 272 110 306 100 344 52 180 60Z" fill={land.shade} opacity=".75" />
      <path
        d="M76 84 96 136 M152 96 152 154 M226 92 226 132 M286 84 272 110"
        fill="none"
        stroke={land.shade}
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".7"
      />
      <path
        d="M10 50C10 22 86 6 180 6s170 16 170 44-66 54-170 54S10 78 10 50Z"
        fill={land.edge}
        stroke="#1d1038"
        strokeWidth="6"
      />
      <path d="M13 46C16 20 90 9 180 9s164 11 167 37-70 44-167 44S10 72 13 46Z" fill={land.top} />
      <path d="M30 38C46 22 110 14 180 14s104 4 138 18C290 26 240 22 180 22S60 28 30 38Z" fill="#fff" opacity=".45" />
      <ellipse cx="180" cy="54" rx="104" ry="20" fill="#1d1038" opacity=".16" />
      <g fill={land.edge} opacity=".8">
        <ellipse cx="66" cy="58" rx="14" ry="4" />
        <ellipse cx="300" cy="62" rx="16" ry="4" />
        <ellipse cx="254" cy="78" rx="9" ry="3" />
        <ellipse cx="110" cy="80" rx="10" ry="3" />
      </g>
      <IslandProps pet={pet} />
    </svg>
  )
}
