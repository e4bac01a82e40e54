import { z } from 'zod'
import { LANGUAGE_CODES, languageOfCode } from '#languages/languages.ts'
import type { BotMessage } from '#server/platform/bot/update-shape.ts'

/** Those of purchases are answered where purchases are. */
const COMMANDS = ['start', 'help', 'privacy'] as const

/** Read from a job's payload, too, which is texts alone. */
export const askedCommand = z.object({
  userId: z.coerce.number().int(),
  command: z.enum(COMMANDS),
  /** Of a link to the bot; empty without one. */
  param: z.string(),
  spoken: z.enum(LANGUAGE_CODES),
  atMs: z.coerce.number(),
})

export type AskedCommand = z.output<typeof askedCommand>

const FORM = new RegExp(`^/(${COMMANDS.join('|')})(?:@\\w+)?(?:\\s+(.*))?$`, 's')
/** The messenger's form of a link's parameter. */
const PARAM = /^[\w-]{1,64}$/

/** Null for anything else; the bot answers in private chats alone. */
export const commandOf = ({ from, chat, text = '' }: BotMessage, atMs: number): AskedCommand | null => {
  const [, command, rest = ''] = FORM.exec(text) ?? []
  if (!from || chat.type !== 'private' || command === undefined) return null
  const param = PARAM.test(rest) ? rest : ''
  return askedCommand.parse({
    userId: from.id,
    command,
    param,
    spoken: languageOfCode(from.language_code ?? 'en'),
    atMs,
  })
}
