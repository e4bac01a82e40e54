import { describe, expect, test, vi } from 'vitest'
import * as copying from '#client/platform/copy-text.ts'
import * as saving from '#client/platform/save-file.ts'
import { DeleteAccount } from '#client/topics/account/shared/delete-account.tsx'
import { DeletedScreen } from '#client/topics/account/shared/deleted-screen.tsx'
import { ExportData } from '#client/topics/account/shared/export-data.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { onSignedInPages, type Page, showScreen, typeInto } from '../../render.tsx'

const DATA = baseAnswers['users.export']
const NOTHING_RUNS = baseAnswers['users.dataProgress']

const type = (text: string): Promise<void> => typeInto(document.querySelector('input'), text)

onSignedInPages()

const open = async (page: Page, name: RegExp): Promise<void> => {
  await page.click(page.button(name))
  await page.settle(500)
}

describe('exporting one’s data (extra 7)', () => {
  const show = async (answer: FakeAnswer, progress: CallData<'users.dataProgress'> = NOTHING_RUNS) => {
    const server = fakeServer({ 'users.dataProgress': { data: progress }, 'users.export': answer })
    return { server, page: await showScreen(<ExportData />) }
  }

  test('it is saved as a file of JSON, or copied', async () => {
    const saved = vi.spyOn(saving, 'saveFile').mockReturnValue()
    const copied = vi.spyOn(copying, 'copyText').mockResolvedValue(true)
    const { page } = await show({ data: DATA })
    await open(page, /^Export my data/)
    expect(page.text()).toContain('Ledger entries: 8 · fights: 0 · items: 0')
    await page.click(page.button('Save the file'))
    const [name, file] = saved.mock.calls[0] ?? []
    expect([name, file?.type]).toEqual(['house-kombat-2026-11-24.json', 'application/json'])
    await page.click(page.button('Copy'))
    const text = copied.mock.calls[0]?.[0] ?? ''
    expect(JSON.parse(text)).toEqual(DATA)
    expect(file?.size).toBe(new TextEncoder().encode(text).length)
  })

  test('where the messenger blocks downloads, it is only copied', async () => {
    vi.spyOn(saving, 'canSaveFile').mockReturnValue(false)
    const { page } = await show({ data: DATA })
    await open(page, /^Export my data/)
    expect(page.hasButton('Save the file')).toBe(false)
    expect(page.hasButton('Copy')).toBe(true)
  })

  test('requested again too soon, it shows when', async () => {
    const body = { code: 'rate-limited', message: 'x', details: { retry_after_s: 130 } }
    const { page } = await show({ status: 429, body })
    await open(page, /^Export my data/)
    expect(page.text()).toContain('Try again in 3 minutes.')
  })

  test('a large account’s data are collected first: the row shows the progress, also to a player who comes back', async () => {
    const { server, page } = await show(refusal(409, 'export-in-progress'))
    expect(page.text()).toContain('Everything we store about you')
    server.answers['users.dataProgress'] = { data: { export: { percent: 7 }, deletion: null } }
    await open(page, /^Export my data/)
    expect(page.text()).toContain('Collecting your data: 7 %.')
    await open(page, /^Export my data/)
    expect(server.count('users.export')).toBe(1)
    server.answers['users.dataProgress'] = { data: { export: { percent: 93 }, deletion: null } }
    await page.pass(2500)
    expect(page.text()).toContain('Collecting your data: 93 %.')
    server.answers['users.dataProgress'] = { data: { export: { percent: 100 }, deletion: null } }
    await page.pass(2500)
    expect(page.text()).toContain('Your file is ready: tap to get it')
    const asked = server.count('users.dataProgress')
    await page.pass(60_000)
    expect(server.count('users.dataProgress')).toBe(asked)
    server.answers['users.export'] = { data: DATA }
    await open(page, /^Export my data/)
    expect(page.text()).toContain('Ledger entries: 8 · fights: 0 · items: 0')
  })

  test('one too large for a phone’s memory is saved and copied as it came, unread', async () => {
    const saved = vi.spyOn(saving, 'saveFile').mockReturnValue()
    const copied = vi.spyOn(copying, 'copyText').mockResolvedValue(true)
    const large = { ...DATA, profile: { note: 'x'.repeat(6_000_000) } }
    const { page } = await show({ data: large })
    await open(page, /^Export my data/)
    expect(page.text()).toContain('6,00')
    expect(page.text()).not.toContain('ledger rows')
    await page.click(page.button('Save the file'))
    expect(saved.mock.calls[0]?.[0]).toBe('house-kombat-2026-11-24.json')
    expect(await saved.mock.calls[0]?.[1].text()).toBe(JSON.stringify(large))
    await page.tap('Copy', 100)
    expect(copied).toHaveBeenCalledWith(JSON.stringify(large))
  })

  test('a failure says so', async () => {
    const { page } = await show(refusal(500, 'internal'))
    await open(page, /^Export my data/)
    expect(page.text()).toContain("Couldn't get your data")
  })
})

describe('deleting the account (R43)', () => {
  const show = async (answer: FakeAnswer) => {
    const onDeleted = vi.fn()
    const server = fakeServer({ 'users.delete': answer })
    const page = await showScreen(<DeleteAccount onDeleted={onDeleted} />)
    await open(page, /^Delete my account/)
    return { server, page, onDeleted }
  }

  test('requires the typed word, and clears what the device keeps of the player', async () => {
    localStorage.setItem('house-kombat:motion.7', 'reduced')
    localStorage.setItem('house-kombat:motion.8', 'full')
    const { page, server, onDeleted } = await show({ data: { deleted: true } })
    expect(page.button('Delete for good').disabled).toBe(true)
    await type('DELET')
    expect(page.button('Delete for good').disabled).toBe(true)
    await type(' delete ')
    await page.click(page.button('Delete for good'))
    expect(server.count('users.delete')).toBe(1)
    expect(onDeleted).toHaveBeenCalledTimes(1)
    expect(localStorage.getItem('house-kombat:motion.7')).toBeNull()
    expect(localStorage.getItem('house-kombat:motion.8')).toBe('full')
  })

  test('a failure says that nothing has changed', async () => {
    const { page, onDeleted } = await show(refusal(500, 'internal'))
    await type('DELETE')
    await page.click(page.button('Delete for good'))
    expect(page.text()).toContain("Couldn't delete your account. Nothing has changed: try again.")
    expect(onDeleted).not.toHaveBeenCalled()
  })
})

describe('the account is deleted', () => {
  test('a large one is shown being erased until nothing is left', async () => {
    const server = fakeServer({ 'users.dataProgress': { data: { export: null, deletion: { percent: 12 } } } })
    const page = await showScreen(<DeletedScreen />)
    expect(page.text()).toContain('Erasing the rest: 12 %.')
    server.answers['users.dataProgress'] = { data: { export: null, deletion: { percent: 100 } } }
    await page.pass(2500)
    expect(page.text()).toContain('Your account is deleted')
    expect(page.text()).not.toContain('being erased')
  })
})
