/** Shown without the client's code, where the browser engine is too old to run it. */
export const oldEngine = {
  tooOld:
    "This phone's browser engine is too old for House Kombat. Update Android System WebView in the Play Store, or iOS to 15.4 or later, and open the game again.",
} as const
