import { z } from 'zod'
import { LANGUAGE_CODES, languageOfCode } from '#languages/languages.ts'
import type { BotMessage } from '#server/platform/bot/update-shape.ts'

/** Commands about purchases are handled by the payments module. */
const COMMANDS = ['start', 'help', 'privacy'] as const

/** Also parses a job's payload, in which every value is text. */
export const askedCommand = z.object({
  userId: z.coerce.number().int(),
  command: z.enum(COMMANDS),
  /** Parameter of the deep link that opened the bot. Empty if there is none or it is malformed. */
  param: z.string(),
  spoken: z.enum(LANGUAGE_CODES),
  atMs: z.coerce.number(),
})

export type AskedCommand = z.output<typeof askedCommand>

const FORM = new RegExp(`^/(${COMMANDS.join('|')})(?:@\\w+)?(?:\\s+(.*))?$`, 's')
/** Characters that the messenger allows in a link's parameter. */
const PARAM = /^[\w-]{1,64}$/

/** Null if the message is none of `COMMANDS`, or is not from a private chat: the bot answers only there. */
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
