import type { GuildReaction } from '#rules/guild/guild.ts'

const INK = { stroke: '#1d1038', strokeWidth: 2.4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

const DRAWINGS = {
  like: <path d="M4 14h5v13H4Zm5 1 6-11c4 0 5 3 4 6l-1 3h8c3 0 4 2 3 4l-3 8c-1 2-2 3-4 3H9Z" fill="#ffc93c" {...INK} />,
  fire: (
    <>
      <path d="M15 2c2 6 11 9 11 18a10 10 0 0 1-20 0c0-5 3-7 4-11 2 1 3 3 3 5 2-3 3-7 2-12Z" fill="#ff7a1c" {...INK} />
      <path d="M16 17c2 3 4 4 4 7a4 4 0 0 1-8 0c0-3 3-4 4-7Z" fill="#ffe08a" />
    </>
  ),
  laugh: (
    <>
      <circle cx="16" cy="16" r="12.500" fill="#ffc93c" {...INK} />
      <path d="M8 17h16c0 5-3 8-8 8s-8-3-8-8Z" fill="#fff3dc" {...INK} />
      <path d="m8 13 3-3 3 3M18 13l3-3 3 3" fill="none" {...INK} />
    </>
  ),
  heart: (
    <path
      d="M16 28C6 21 3 16 3 11c0-4 3-7 7-7 3 0 5 2 6 4 1-2 3-4 6-4 4 0 7 3 7 7 0 5-3 10-13 17Z"
      fill="#ff4d6d"
      {...INK}
    />
  ),
} as const satisfies Record<GuildReaction, unknown>

export const ReactionSign = ({ reaction, size }: { readonly reaction: GuildReaction; readonly size: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
    {DRAWINGS[reaction]}
  </svg>
)
