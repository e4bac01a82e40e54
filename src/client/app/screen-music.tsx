import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { LoopName } from '../../../assets/manifest/sound-names.ts'
import { type Path, PLACES } from '../game/places.ts'
import { sound } from '../sound/sound.ts'

/** Pages with music other than the menu's; null when the page sets its own. */
const MUSIC: { readonly [P in Path]?: LoopName | null } = {
  [PLACES.ONBOARD]: 'map',
  [PLACES.ONBOARD_V2]: 'map',
  [PLACES.KOMBAT]: 'battle',
  [PLACES.KOMBAT_RESULT]: null,
}

/** Plays the music of the current page. */
export const ScreenMusic = () => {
  const { pathname } = useLocation()
  useEffect(() => {
    const { [pathname as Path]: loop = 'menu' } = MUSIC
    if (loop !== null) sound.music(loop)
  }, [pathname])
  return null
}
