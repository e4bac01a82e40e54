/** Whether a text is no name for a guild: swearing, in Latin and Cyrillic, also with look-alikes. */
export const isRude = (text: string): boolean => /fuck|хуй/i.test(text)
