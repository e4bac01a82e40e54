import { z } from 'zod'

/** Limits of the messenger for each method. */
const PROFILE = {
  setMyCommands: z.object({
    commands: z
      .array(z.object({ command: z.string().regex(/^[a-z0-9_]{1,32}$/), description: z.string().min(1).max(256) }))
      .max(100),
  }),
  setMyDescription: z.object({ description: z.string().max(512) }),
  setMyShortDescription: z.object({ short_description: z.string().max(120) }),
  setChatMenuButton: z.object({
    menu_button: z.object({ type: z.literal('web_app'), text: z.string().min(1), web_app: z.object({ url: z.url() }) }),
  }),
} as const

export type ProfileMethod = keyof typeof PROFILE

export const isProfileMethod = (method: string): method is ProfileMethod => Object.hasOwn(PROFILE, method)

/** Null if the messenger would accept the payload. */
export const profileProblem = (method: ProfileMethod, payload: object): string | null => {
  const { error } = PROFILE[method].safeParse(payload)
  return error ? `Bad Request: ${z.prettifyError(error)}` : null
}
