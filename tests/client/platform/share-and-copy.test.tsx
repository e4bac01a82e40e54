import { act } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SettingsShortcut } from '#client/app/settings-shortcut.tsx'
import { copyText } from '#client/platform/copy-text.ts'
import { onSettingsWanted, pressSettings } from '#client/platform/settings-button.ts'
import { shareLink } from '#client/platform/share-link.ts'
import { render, unmountAll } from '../render-app.tsx'

/** jsdom has neither a clipboard nor sharing. */
const give = (name: 'clipboard' | 'share', value: unknown): void => {
  Object.defineProperty(navigator, name, { configurable: true, writable: true, value })
}

const execCommand = vi.fn((_command: string): boolean => true)
beforeEach(() => {
  execCommand.mockReset().mockReturnValue(true)
  Object.assign(document, { execCommand })
})
afterEach(async () => {
  give('clipboard', undefined)
  give('share', undefined)
  await unmountAll()
})

describe('copying a text', () => {
  it('uses the clipboard where the page may', async () => {
    const writeText = vi.fn(async () => undefined)
    give('clipboard', { writeText })
    expect(await copyText('fight 7')).toBe(true)
    expect(writeText).toHaveBeenCalledWith('fight 7')
    expect(execCommand).not.toHaveBeenCalled()
  })

  it.each([
    ['has no clipboard', undefined],
    ['refuses it', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ])('copies by selection in a browser that %s, and gives the focus back', async (_, clipboard) => {
    give('clipboard', clipboard)
    const button = document.createElement('button')
    document.body.append(button)
    button.focus()
    let copied = ''
    execCommand.mockImplementation(() => {
      copied = document.querySelector('textarea')?.value ?? ''
      return true
    })
    expect(await copyText('fight 7')).toBe(true)
    expect(copied).toBe('fight 7')
    expect(document.querySelector('textarea')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('says so when nothing can be copied', async () => {
    execCommand.mockReturnValue(false)
    expect(await copyText('fight 7')).toBe(false)
  })
})

describe('sharing a link outside the messenger', () => {
  it('opens the sheet of the device', async () => {
    const share = vi.fn(async () => undefined)
    give('share', share)
    expect(await shareLink('https://t.me/bot', 'Look')).toBe('shared')
    expect(share).toHaveBeenCalledWith({ url: 'https://t.me/bot', text: 'Look' })
  })

  it('copies nothing when the player closes the sheet', async () => {
    give('share', () => Promise.reject(new DOMException('', 'AbortError')))
    expect(await shareLink('https://t.me/bot', 'Look')).toBe('failed')
    expect(execCommand).not.toHaveBeenCalled()
  })

  it.each([
    ['no sheet', undefined],
    ['a sheet that fails', () => Promise.reject(new Error('no targets'))],
  ])('copies the link where there is %s', async (_, share) => {
    give('share', share)
    expect(await shareLink('https://t.me/bot', 'Look')).toBe('copied')
    execCommand.mockReturnValue(false)
    expect(await shareLink('https://t.me/bot', 'Look')).toBe('failed')
  })
})

const Path = () => <p>{useLocation().pathname}</p>

describe('the messenger’s settings button', () => {
  const wanted = vi.fn()
  const open = async (path: string): Promise<HTMLElement> => {
    wanted.mockReset()
    const page = await render(
      <MemoryRouter initialEntries={[path]}>
        <SettingsShortcut />
        <Path />
      </MemoryRouter>,
    )
    onSettingsWanted(wanted)()
    return page
  }

  it('leads to the settings, and from there nowhere else', async () => {
    const page = await open('/earn')
    expect(wanted).toHaveBeenCalledWith(true)
    await act(async () => pressSettings())
    expect(page.textContent).toBe('/settings')
    await act(async () => pressSettings())
    expect(page.textContent).toBe('/settings')
  })

  it.each(['/kombat', '/v2/onboard', '/error', '/maintenance'])('is not there at %s', async (path) => {
    const page = await open(path)
    expect(wanted).toHaveBeenCalledWith(false)
    await act(async () => pressSettings())
    expect(page.textContent).toBe(path)
  })
})
