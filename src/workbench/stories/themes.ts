type ThemeParams = Readonly<Record<string, string>>

export const THEME_NAMES = ['dark', 'light', 'night-blue'] as const
export type ThemeName = (typeof THEME_NAMES)[number]

export const THEMES: Readonly<Record<ThemeName, ThemeParams>> = {
  dark: {
    bg_color: '#000000',
    secondary_bg_color: '#1c1c1e',
    section_bg_color: '#1c1c1e',
    header_bg_color: '#1a1a1a',
    bottom_bar_bg_color: '#1d1d1d',
    text_color: '#ffffff',
    hint_color: '#98989e',
    link_color: '#3e88f7',
    button_color: '#3e88f7',
    button_text_color: '#ffffff',
    destructive_text_color: '#eb5545',
  },
  light: {
    bg_color: '#ffffff',
    secondary_bg_color: '#efeff4',
    section_bg_color: '#ffffff',
    header_bg_color: '#f8f8f8',
    bottom_bar_bg_color: '#f2f2f2',
    text_color: '#000000',
    hint_color: '#8e8e93',
    link_color: '#007aff',
    button_color: '#007aff',
    button_text_color: '#ffffff',
    destructive_text_color: '#ff3b30',
  },
  'night-blue': {
    bg_color: '#17212b',
    secondary_bg_color: '#232e3c',
    section_bg_color: '#17212b',
    header_bg_color: '#17212b',
    bottom_bar_bg_color: '#17212b',
    text_color: '#f5f5f5',
    hint_color: '#708499',
    link_color: '#6ab3f3',
    button_color: '#5288c1',
    button_text_color: '#ffffff',
    destructive_text_color: '#ec3942',
  },
}
