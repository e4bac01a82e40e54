/**
 * Repeats a call while the loaded server answers 503. Use one idempotency key, because a refused call may still have
 * been done.
 */
export const answered = async <Answer extends { readonly status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> => {
  for (;;) {
    const answer = await send()
    if (answer.status !== 503) return answer
  }
}

export const refusal = ({ status, error }: { status: number; error: { code: string; message: string } }) => [
  status,
  error.code,
  error.message,
]
