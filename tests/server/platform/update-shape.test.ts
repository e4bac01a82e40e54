import { describe, expect, it } from 'vitest'
import { kindOfUpdate, readUpdate } from '#server/platform/bot/update-shape.ts'

describe('an update of the messenger', () => {
  const from = { id: 7, is_bot: false, first_name: 'Ann' }
  const money = { currency: 'XTR', total_amount: 50, invoice_payload: 'x' }

  it('has no problem with fields that the game does not read, and is read without them', () => {
    const { update, problem } = readUpdate({ update_id: 1, pre_checkout_query: { id: '2', from, ...money }, later: 1 })
    expect(problem).toBeNull()
    expect(update).toEqual({ update_id: 1, pre_checkout_query: { id: '2', from: { id: 7 }, ...money } })
  })

  it('names the path of what is malformed', () => {
    const query = { id: '2', from, ...money, total_amount: 0.5 }
    expect(readUpdate({ update_id: 1, pre_checkout_query: query }).problem).toContain('pre_checkout_query.total_amount')
    expect(readUpdate({}).problem).toContain('update_id')
  })

  it('is of a kind that was asked for, or of another one', () => {
    expect(kindOfUpdate({ update_id: 1, my_chat_member: {} })).toBe('my_chat_member')
    for (const other of [{ update_id: 1, poll: {} }, null, 'text', []]) expect(kindOfUpdate(other)).toBe('other')
  })
})
