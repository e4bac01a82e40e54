import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { pageHeading } from '../ui/overlays/page-heading.ts'

/** Whether something has the focus that is in the page or lies over it, not merely beside it as the tabs do. */
const isFocusTaken = (): boolean => document.activeElement?.closest('main, [role=dialog], [role=alertdialog]') != null

/** Puts the focus on the page's heading unless it is taken. @returns false while the page is loading */
const focusHeading = (): boolean => {
  const heading = pageHeading()
  if (heading && !isFocusTaken()) heading.focus({ preventScroll: true })
  return heading !== null
}

/** Gives the focus to each page the player comes to: left alone, it would fall to the document with the page before. */
export const PageFocus = () => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (focusHeading()) return
    const watcher = new MutationObserver(() => {
      if (focusHeading()) watcher.disconnect()
    })
    watcher.observe(document.body, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [pathname])
  return null
}
