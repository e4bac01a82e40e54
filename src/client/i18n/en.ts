import { home } from './en/home.ts'
import { kombat } from './en/kombat.ts'
import { onboarding } from './en/onboarding.ts'
import { shell } from './en/shell.ts'
import { ui } from './en/ui.ts'

/** Every English text, by topic; keys are written `topic.key`. */
export const en = { shell, ui, home, onboarding, kombat } as const
