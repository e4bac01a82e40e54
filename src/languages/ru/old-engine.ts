export const oldEngine = {
  tooOld:
    'Браузерный движок этого телефона слишком старый для House Kombat. Обновите Android System WebView в Google Play или iOS до 15.4 и откройте игру снова.',
} as const
