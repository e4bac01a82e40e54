import { Component, type ComponentType, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { extraOnDemand, onDemand } from '#client/ui/feedback/on-demand.tsx'
import { render, settle, unmountAll } from '../render-app.tsx'

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { message: '' }
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render(): ReactNode {
    return this.state.message || this.props.children
  }
}

type Code = ComponentType<{ readonly name: string }>
const Greeting: Code = ({ name }) => <p>Hello {name}</p>
const Waiting = () => <p>Waiting</p>

const held = () => {
  const fetches: { readonly come: (code: Code) => void; readonly fail: (error: Error) => void }[] = []
  const fetchComponent = () => new Promise<Code>((come, fail) => void fetches.push({ come, fail }))
  return { fetches, Shown: onDemand(fetchComponent, Waiting), Extra: extraOnDemand(fetchComponent) }
}

describe('a component whose code comes on demand (row 18)', () => {
  afterEach(async () => {
    await unmountAll()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('shows what waits, and at once what has come: no time has to pass', async () => {
    vi.useFakeTimers()
    const { fetches, Shown } = held()
    const element = await render(<Shown name="Anna" />)
    expect(element.textContent).toBe('Waiting')
    fetches[0]?.come(Greeting)
    await settle()
    expect(element.textContent).toBe('Hello Anna')
  })

  it('never shows what waits once the code is there, and fetches it once for all showings', async () => {
    vi.useFakeTimers()
    const { fetches, Shown } = held()
    void Shown.prefetch()
    await render(<Shown name="Anna" />)
    expect(fetches).toHaveLength(1)
    fetches[0]?.come(Greeting)
    await settle()
    const other = await render(<Shown name="Boris" />)
    expect(other.textContent).toBe('Hello Boris')
    expect(fetches).toHaveLength(1)
  })

  it('throws to the boundary when the code does not come, and asks again at the next showing', async () => {
    vi.useFakeTimers()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { fetches, Shown } = held()
    const first = await render(
      <Boundary>
        <Shown name="Anna" />
      </Boundary>,
    )
    fetches[0]?.fail(new Error('gone'))
    await settle()
    expect(first.textContent).toBe('gone')
    const second = await render(<Shown name="Anna" />)
    fetches[1]?.come(Greeting)
    await settle()
    expect(second.textContent).toBe('Hello Anna')
  })

  it('leaves out what only adds to a page when its code does not come, and asks again at the next showing', async () => {
    vi.useFakeTimers()
    const { fetches, Extra } = held()
    const first = await render(
      <Boundary>
        Page <Extra name="Anna" />
      </Boundary>,
    )
    fetches[0]?.fail(new Error('gone'))
    await settle()
    expect(first.textContent).toBe('Page ')
    const second = await render(<Extra name="Anna" />)
    fetches[1]?.come(Greeting)
    await settle()
    expect(second.textContent).toBe('Hello Anna')
  })

  it('keeps a failed prefetch to itself', async () => {
    const { fetches, Shown } = held()
    const fetched = Shown.prefetch()
    fetches[0]?.fail(new Error('gone'))
    await expect(fetched).resolves.toBeUndefined()
  })

  it('asks once more for what was being fetched ahead and did not come', async () => {
    vi.useFakeTimers()
    const { fetches, Shown } = held()
    void Shown.prefetch()
    const element = await render(<Shown name="Anna" />)
    fetches[0]?.fail(new Error('gone'))
    await settle()
    fetches[1]?.come(Greeting)
    await settle()
    expect(element.textContent).toBe('Hello Anna')
  })
})
