/**
 * By the first two letters of the browser's language. Part of the engine check, because the client cannot run there.
 */
export const TOO_OLD = {
  en: "This phone's browser engine is too old for House Kombat. Update Android System WebView in the Play Store, or iOS to 15.4 or later, and open the game again.",
  ru: 'Браузерный движок этого телефона слишком старый для House Kombat. Обновите Android System WebView в Google Play или iOS (нужна 15.4 или новее) и откройте игру снова.',
} as const
