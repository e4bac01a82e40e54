import { act, Suspense, use } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { text } from '../../../src/workbench/kit/address-field.ts'
import { useAddressState } from '../../../src/workbench/kit/use-address-state.ts'

const FIELDS = { group: text(), words: text() }

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let change: ReturnType<typeof useAddressState<typeof FIELDS>>[1]
let shown: string[]
let slow: { readonly promise: Promise<void>; readonly resolve: () => void }

const Slow = ({ group }: { readonly group: string }) => {
  if (group === 'everything') use(slow.promise)
  return null
}
const Page = () => {
  const [state, changeState] = useAddressState(FIELDS)
  const { search } = useLocation()
  change = changeState
  shown.push(`${state.group} ${state.words}`)
  return (
    <Suspense fallback={null}>
      <Slow group={new URLSearchParams(search).get('group') ?? ''} />
    </Suspense>
  )
}

beforeEach(async () => {
  vi.useFakeTimers()
  shown = []
  let resolve = (): void => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  slow = { promise, resolve }
  history.replaceState(null, '', '/?group=pet')
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<BrowserRouter>{<Page />}</BrowserRouter>))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  vi.useRealTimers()
})

test('a change that follows while the page is still busy with the one before adds to it', async () => {
  await act(async () => change({ group: 'everything' }))
  await act(async () => vi.advanceTimersByTime(200))
  expect(location.search).toBe('?group=everything')
  await act(async () => change({ words: 'tok' }))
  await act(async () => vi.advanceTimersByTime(200))
  expect(location.search).toBe('?group=everything&words=tok')
  slow.resolve()
  await act(async () => {})
  expect(shown.at(-1)).toBe('everything tok')
  expect(shown.lastIndexOf('pet ')).toBeLessThan(shown.indexOf('everything '))
})
