import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { pageAt } from '#client/game/page-paths.ts'
import { sound } from '#client/sound/sound.ts'

export const ScreenMusic = () => {
  const { pathname } = useLocation()
  useEffect(() => {
    const music = pageAt(pathname)?.music
    if (music !== null) sound.music(music ?? 'menu')
  }, [pathname])
  return null
}
