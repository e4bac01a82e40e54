import { useId } from 'react'
import type { GuildCard } from '#contracts/wire.ts'
import { EMBLEM_FIELDS, EMBLEM_TONES, type EmblemTone } from './emblem-shapes.ts'
import { EMBLEM_SIGN_DRAWINGS } from './emblem-signs.ts'

const INK = '#1d1038'
const INK_ON_INK = '#c3b3ff'
const GOLD: EmblemTone = { base: '#ffc93c', light: '#ffe79a', dark: '#c98a00' }
const SILVER: EmblemTone = { base: '#e4dcff', light: '#ffffff', dark: '#9c8fcf' }

/** Emblems below this size have no rim and a larger sign. */
const RIM_FROM_PX = 40
const SMALL_SIGN = 1.22

interface SignProps {
  readonly emblem: GuildCard['emblem']
  readonly clip: string
  readonly transform: string
}

const Sign = ({ emblem, clip, transform }: SignProps) => {
  const { parts, holes = [], lines } = EMBLEM_SIGN_DRAWINGS[emblem.sign]
  const tone = EMBLEM_TONES[emblem.ink]
  const ink = emblem.ink === 'ink' ? INK_ON_INK : INK
  const around = emblem.ink === 'ink' && emblem.field === 'ink' ? INK_ON_INK : INK
  return (
    <g transform={transform}>
      <clipPath id={clip}>
        {parts.map(({ path, transform: moved }) => (
          <path key={path + moved} d={path} transform={moved} />
        ))}
      </clipPath>
      <g fill={around} stroke={around} strokeWidth="15" strokeLinejoin="round">
        {parts.map(({ path, transform: moved }) => (
          <path key={path + moved} d={path} transform={moved} />
        ))}
      </g>
      {parts.map(({ path, transform: moved }) => (
        <g key={path + moved}>
          <path d={path} transform={moved} fill={around} stroke={around} strokeWidth="8" strokeLinejoin="round" />
          <path d={path} transform={moved} fill={tone.base} />
        </g>
      ))}
      <g clipPath={`url(#${clip})`}>
        <path d="M-6-6H106V34C70 30 30 40-6 62Z" fill={tone.light} opacity="0.75" />
        <path d="M106 60V106H-6V98C40 98 84 86 106 60Z" fill={tone.dark} opacity="0.7" />
      </g>
      {holes.map(({ path, transform: moved }) => (
        <path key={path + moved} d={path} transform={moved} fill={ink} />
      ))}
      {lines && (
        <path d={lines} fill="none" stroke={ink} strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
      )}
    </g>
  )
}

export const EmblemDrawing = ({ emblem, size }: { readonly emblem: GuildCard['emblem']; readonly size: number }) => {
  const id = useId().replaceAll(':', '')
  const { outline, sign, bar } = EMBLEM_FIELDS[emblem.shape]
  const tone = EMBLEM_TONES[emblem.field]
  const metal = emblem.field === 'gold' || emblem.field === 'ember' ? SILVER : GOLD
  const hasRim = size >= RIM_FROM_PX
  const scale = (sign.edge / 100) * (hasRim ? 1 : SMALL_SIGN)
  return (
    <svg viewBox="0 0 128 128" width={size} height={size} aria-hidden="true" focusable="false">
      <clipPath id={`${id}f`}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={INK} stroke={INK} strokeWidth={hasRim ? 10 : 13} strokeLinejoin="round" />
      <g clipPath={`url(#${id}f)`}>
        <path d={outline} fill={tone.base} />
        <path d="M0 0H128V40C90 32 40 44 0 78Z" fill={tone.light} opacity="0.55" />
        <path d="M128 58V128H20C74 122 112 100 128 58Z" fill={tone.dark} opacity="0.8" />
        {hasRim && (
          <>
            <path d={outline} fill="none" stroke={INK} strokeWidth="25" strokeLinejoin="round" />
            <path d={outline} fill="none" stroke={metal.dark} strokeWidth="19" strokeLinejoin="round" />
            <g transform="translate(-1.400 -2)">
              <path d={outline} fill="none" stroke={metal.base} strokeWidth="15" strokeLinejoin="round" />
            </g>
            <g transform="translate(0 2.500)" opacity="0.9">
              <path d={outline} fill="none" stroke={metal.light} strokeWidth="3" strokeLinejoin="round" />
            </g>
          </>
        )}
      </g>
      {bar && (
        <>
          <path d={bar} fill={metal.base} stroke={INK} strokeWidth="6" strokeLinejoin="round" />
          <path d="M14 12H114" stroke={metal.light} strokeWidth="4" strokeLinecap="round" />
          <path d="M14 21H114" stroke={metal.dark} strokeWidth="3.500" strokeLinecap="round" />
        </>
      )}
      <Sign
        emblem={emblem}
        clip={`${id}s`}
        transform={`translate(${sign.x - 50 * scale} ${sign.y - 50 * scale}) scale(${scale})`}
      />
    </svg>
  )
}
