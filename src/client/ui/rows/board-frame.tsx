import type { ReactNode } from 'react'
import { useState } from 'react'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { Pager } from '../controls/pager.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { Pending } from '../feedback/pending.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { SkeletonRows } from '../feedback/skeleton-parts.tsx'

const FIRST_PAGE = 1
const PODIUM_PX = 190
const PICTURE = { url: extraPictureUrl('empty-board') }

/** Counts from 1. Changing the page scrolls to the top. */
export const useBoardPage = (): readonly [page: number, turnTo: (page: number) => void] => {
  const [page, setPage] = useState(FIRST_PAGE)
  const turnTo = (next: number): void => {
    setPage(next)
    window.scrollTo({ top: 0 })
  }
  return [page, turnTo]
}

export interface BoardFrameProps<T> {
  readonly query: { readonly data: T | undefined; readonly error: Error | null; readonly refetch: () => unknown }
  readonly texts: { readonly loading: string; readonly failed: string }
  readonly hasPodium: boolean
  /** Heights in px of the skeletons above podium and rows. */
  readonly headsPx?: readonly number[]
  readonly rows?: number
  readonly children: (data: T) => ReactNode
}

export const BoardFrame = <T,>({ query, texts, hasPodium, headsPx = [], rows = 6, children }: BoardFrameProps<T>) => {
  if (query.data !== undefined) return children(query.data)
  return (
    <Pending queries={[query]} {...texts}>
      {headsPx.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
      {hasPodium && <Skeleton height={PODIUM_PX} />}
      <SkeletonRows rows={rows} />
    </Pending>
  )
}

interface BoardPageOf {
  readonly page: number
  readonly page_size: number
  readonly total: number
}

export interface BoardPagesProps {
  readonly data: BoardPageOf
  readonly texts: {
    readonly empty: string
    readonly page: (shown: { readonly page: number; readonly pages: number }) => string
    readonly previous: string
    readonly next: string
  }
  readonly isCompact?: boolean
  readonly onPage: (page: number) => void
  readonly children: ReactNode
}

export const BoardPages = ({ data, texts, isCompact = false, onPage, children }: BoardPagesProps) => {
  const { page, page_size, total } = data
  if (total === 0)
    return <EmptyState picture={PICTURE} title={texts.empty} {...(isCompact ? { size: 'compact' as const } : {})} />
  const pages = Math.max(1, Math.ceil(total / page_size))
  return (
    <>
      {children}
      <Pager
        page={page}
        pages={pages}
        labels={{ page: texts.page({ page, pages }), previous: texts.previous, next: texts.next }}
        onPage={onPage}
      />
    </>
  )
}
