import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { LoopName } from '../../../assets/manifest/sound-names.ts'
import { sound } from './sound.ts'

/** Pages whose music is not the menu's; null where the page itself knows which. */
const MUSIC: Readonly<Record<string, LoopName | null>> = {
  '/onboard': 'map',
  '/v2/onboard': 'map',
  '/kombat': 'battle',
  '/kombat/result': null,
}

/** Follows the player from page to page with the music. */
export const ScreenMusic = () => {
  const { pathname } = useLocation()
  useEffect(() => {
    const loop = MUSIC[pathname] === undefined ? 'menu' : MUSIC[pathname]
    if (loop !== null) sound.music(loop)
  }, [pathname])
  return null
}
