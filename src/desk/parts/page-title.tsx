import { type ReactNode, useEffect } from 'react'
import { useSay } from '../texts/desk-texts.ts'

/** Also sets the title of the browser's tab, because support has many tabs open. */
export const PageTitle = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => {
  const say = useSay()
  useEffect(() => {
    document.title = `${title} · ${say('title')}`
  }, [title, say])
  return (
    <div className="row wrap gap-8 justify-between">
      <h1 className="size-24 breakable">
        <bdi>{title}</bdi>
      </h1>
      {children}
    </div>
  )
}
