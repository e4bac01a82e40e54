/** Ends a tool that cannot do its work here: says in a sentence why and what to do, without a stack. */
export const giveUp = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}
