import { z } from 'zod'
import { TASK_TYPES } from '#rules/tasks/tasks.ts'
import type { TopicCalls } from './call-schema.ts'
import { star, tokNano } from './scalars.ts'

/** Fields of A3 (rows 60–66). `reward_amount` is nano TOK per repeat. */
const task = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(TASK_TYPES),
  repeats: z.int().positive(),
  metadata: z.object({ url: z.string().optional() }),
  reward_amount: tokNano,
  reward_star: star,
  task_user: z.object({ repeats: z.int().nonnegative() }),
})

export const taskCalls = {
  'tasks.list': { data: z.array(task) },
  'tasks.start': { params: z.object({ id: z.string().max(64) }), data: z.string() },
  // The client polls it after the start of a task (row 62).
  'tasks.notification': { params: z.object({ id: z.uuid() }), data: z.object({ repeats: z.int().nonnegative() }) },
} as const satisfies TopicCalls
