import { useEffect, useRef } from 'react'
import { NavLink, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { LinkList } from '#workbench/kit/link-list.tsx'
import styles from './gallery.module.css'
import { GALLERY_SECTIONS } from './gallery-sections.ts'
import { OverrideNotes } from './override-notes.tsx'

const BASE = '/workbench/gallery'

const Frame = () => {
  const { pathname } = useLocation()
  const tabs = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the new section's tab
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <>
      <nav ref={tabs} className={styles.tabs} aria-label="Sections of the gallery">
        {GALLERY_SECTIONS.map(({ path, title }) => (
          <NavLink key={path} to={`${BASE}/${path}`}>
            {title}
          </NavLink>
        ))}
      </nav>
      <main className={styles.main}>
        <OverrideNotes />
        <Outlet />
      </main>
    </>
  )
}

const Index = () => (
  <>
    <h1>Gallery</h1>
    <LinkList links={GALLERY_SECTIONS.map(({ path, title, about }) => ({ to: `${BASE}/${path}`, title, about }))} />
  </>
)

export const Gallery = () => (
  <Routes>
    <Route element={<Frame />}>
      <Route index element={<Index />} />
      {GALLERY_SECTIONS.map(({ path, Section }) => (
        <Route key={path} path={path} element={<Section />} />
      ))}
      <Route path="*" element={<Index />} />
    </Route>
  </Routes>
)
