/** Null on an insecure page: there `subtle` is undefined, although its type says otherwise. */
export const subtleCrypto = (): SubtleCrypto | null =>
  (globalThis.crypto as Partial<Crypto> | undefined)?.subtle ?? null
