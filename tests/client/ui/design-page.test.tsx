import axe from 'axe-core'
import { act } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { texts } from '#client/i18n/i18n.ts'
import { DesignPage } from '#workbench/design/design-page.tsx'
import { render, settle, stubMatchMedia, tap, unmountAll } from '../render-app.tsx'

const show = (): Promise<HTMLElement> =>
  render(
    <I18nextProvider i18n={texts}>
      <MemoryRouter>
        <DesignPage />
      </MemoryRouter>
    </I18nextProvider>,
  )

/** Accessibility violations. Contrast has its own test, because jsdom paints nothing. */
const faults = async (element: Element): Promise<string[]> => {
  const { violations } = await act(() => axe.run(element, { rules: { 'color-contrast': { enabled: false } } }))
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

beforeEach(stubMatchMedia)
afterEach(async () => {
  await unmountAll()
  vi.unstubAllGlobals()
})

describe('the design page', () => {
  it('shows every part without a fault that axe knows of', async () => {
    const page = await show()
    expect(page.querySelectorAll('section[id]').length).toBeGreaterThanOrEqual(9)
    expect(await faults(page)).toEqual([])
  }, 60_000)

  it('names every section in its index', async () => {
    const page = await show()
    const anchors = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))
    expect(anchors).toEqual([...page.querySelectorAll('section[id]')].map(({ id }) => `#${id}`))
  })

  it.each(['Confirm', 'Drawer'])(
    'opens what "%s" opens without a fault',
    async (name) => {
      vi.useFakeTimers()
      const page = await show()
      const button = [...page.querySelectorAll('#overlays button')].find(({ textContent }) => textContent === name)
      await tap(button)
      await settle(500)
      vi.useRealTimers()
      const dialog = document.querySelector('[role=dialog]')
      if (dialog === null) throw new Error('Nothing has opened')
      expect(await faults(dialog)).toEqual([])
    },
    60_000,
  )
})
