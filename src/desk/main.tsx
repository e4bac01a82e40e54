// Must come first, because later stylesheets override it.
import '#client/ui/layout.css'
import '#client/ui/motion.css'
import '#client/ui/row-parts.css'
import '#client/ui/type.css'
import '#client/ui/fonts.css'
import '#languages/ru/fonts.css'
import '#client/ui/tokens.css'
import '#client/ui/palette.css'
import '#client/ui/base.css'
import './desk.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createDeskQueries } from './api/desk-queries.ts'
import { DeskApp } from './app/desk-app.tsx'
import { createDeskTexts } from './texts/desk-texts.ts'

const element = document.getElementById('root')
if (element === null) throw new Error('index.html has no element with the id "root"')
createRoot(element).render(
  <StrictMode>
    <DeskApp queryClient={createDeskQueries()} texts={createDeskTexts()} />
  </StrictMode>,
)
