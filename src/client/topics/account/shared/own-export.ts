import { callForFile } from '#client/api/call-for-file.ts'
import { nowMs } from '#client/api/server-clock.ts'
import type { CallData } from '#contracts/schemas.ts'

const BYTES_PER_KB = 1000
const INDENT = 2
/** A larger export is not parsed, because the result would not fit into a phone's memory. */
const READ_BYTES = 5_000_000
const JSON_TYPE = 'application/json'

export interface OwnExport {
  readonly file: Blob
  /** The file's text, because some browsers copy only what is loaded when the player taps. Null if it is too large. */
  readonly text: string | null
  readonly sizeKb: number
  readonly day: string
  readonly counts: { readonly movements: number; readonly fights: number; readonly items: number } | null
}

const dayOf = (iso: string): string => iso.slice(0, 'yyyy-mm-dd'.length)

const sizeKbOf = (file: Blob): number => Math.max(1, Math.round(file.size / BYTES_PER_KB))

/** Throws `ApiError` (extra 7). */
export const fetchExport = async (): Promise<OwnExport> => {
  const body = await callForFile('users.export')
  if (body.size > READ_BYTES) {
    return { file: body, text: null, sizeKb: sizeKbOf(body), day: dayOf(new Date(nowMs()).toISOString()), counts: null }
  }
  const data: CallData<'users.export'> = JSON.parse(await body.text())
  const text = JSON.stringify(data, null, INDENT)
  const file = new Blob([text], { type: JSON_TYPE })
  const counts = { movements: data.ledger.length, fights: data.fights.length, items: data.items.length }
  return { file, text, sizeKb: sizeKbOf(file), day: dayOf(data.exported_at), counts }
}
