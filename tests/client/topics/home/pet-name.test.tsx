import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { KombatPrepScreen } from '#client/topics/kombat/screens/prep/kombat-prep-screen.tsx'
import { tokToNano } from '#rules/units.ts'
import { aCombatProfile, anEnergy } from '#workbench/fixtures/builders.ts'
import { namedPet } from '#workbench/fixtures/fighters.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { dialog, onSignedInPages, showScreen, typeInto } from '../../render.tsx'

const PROFILE = aCombatProfile({ fights: 31 })

const openDialog = async (
  name: string | null,
  { answer, balance = tokToNano(120) }: { readonly answer?: FakeAnswer; readonly balance?: number } = {},
) => {
  const server = fakeServer({
    'combats.me': { data: name === null ? PROFILE : namedPet(PROFILE, name) },
    'combats.energy': { data: anEnergy() },
    'equipments.equipped': { data: [] },
    'users.balance': { data: balance },
    'combats.petName': answer ?? { data: { profile: namedPet(PROFILE, 'Crumb'), balance: tokToNano(70) } },
  })
  const page = await showScreen(<KombatPrepScreen />, '/kombat_prep')
  await page.click(page.button(name === null ? 'Name your pet' : `${name} rename your pet`))
  await page.settle(100)
  const write = (text: string): Promise<void> =>
    typeInto(document.querySelector<HTMLInputElement>('[role=dialog] input'), text)
  const submit = async (): Promise<void> => {
    await act(async () => {
      document
        .querySelector('[role=dialog] form')
        ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    })
    await page.pass(100)
  }
  return { server, page, write, submit }
}

onSignedInPages()

describe('the pet’s name on the preparation page (R32)', () => {
  test('the first one is free, and given at once', async () => {
    const { page, write, submit, server } = await openDialog(null)
    expect(dialog()).toContain('The first name is free. Another one costs 50 TOK.')
    await write('  Crumb ')
    await submit()
    expect(server.count('combats.petName')).toBe(1)
    expect(page.text()).toContain('Meet')
    expect(page.button(/^Crumb/)).toBeDefined()
    expect(dialog()).toBe('')
  })
  test('another one says its price, asks once more, and sends the price that was agreed to', async () => {
    const { page, write, submit, server } = await openDialog('Pudding')
    expect(dialog()).toContain('A new name costs 50 TOK. You have 120.00.')
    await write('Crumb')
    await submit()
    expect(server.count('combats.petName')).toBe(0)
    expect(dialog()).toMatch(/Rename to .*Crumb/)
    expect(dialog()).toMatch(/Goodbye, .*Pudding.*! The new name costs 50 TOK\./)
    await page.tap('Rename', 100)
    expect(server.count('combats.petName')).toBe(1)
    expect(page.button('Crumb rename your pet')).toBeDefined()
  })
  test.each([
    ['Bo', "A pet's name has 3 to 16 characters"],
    ['-Crumb', 'Use letters, digits and spaces'],
  ])('%j is refused below the field, without a call', async (text, words) => {
    const { write, submit, server } = await openDialog(null)
    await write(text)
    await submit()
    expect(dialog()).toContain(words)
    expect(server.count('combats.petName')).toBe(0)
  })
  test('a profane name is refused below the field in the server’s words, and the dialog stays', async () => {
    const { write, submit } = await openDialog(null, {
      answer: refusal(400, 'rude-pet-name', 'Please choose a kinder name'),
    })
    await write('Crumb')
    await submit()
    expect(dialog()).toContain('Please choose a kinder name')
  })
  test('a player who has too little is told so, and no call is made', async () => {
    const { page, write, submit, server } = await openDialog('Pudding', { balance: tokToNano(49) })
    await write('Crumb')
    await submit()
    expect(page.text()).toContain('Insufficient TOK balance!')
    expect(dialog()).not.toContain('Goodbye')
    expect(server.count('combats.petName')).toBe(0)
  })
  test('the name that it has closes the dialog, and a price of another device is said', async () => {
    const same = await openDialog('Pudding')
    await same.submit()
    expect([dialog(), same.server.count('combats.petName')]).toEqual(['', 0])
    await same.page.close()
    const { page, write, submit } = await openDialog(null, {
      answer: refusal(400, 'price-changed', 'The price has changed.'),
    })
    await write('Crumb')
    await submit()
    expect(page.text()).toContain('The price has changed')
  })
})
