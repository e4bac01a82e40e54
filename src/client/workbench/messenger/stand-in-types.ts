/** Four distances from the edges, px. */
export interface StandInInsets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The part of the screen that the messenger gives the game. */
export interface StandInViewport {
  readonly height: number
  readonly width: number
  readonly is_expanded: boolean
  /** False while the player still drags the window. */
  readonly is_state_stable: boolean
}

/** What the person in front of the stand-in does when asked; left out: the question stays open until the test emits the answer. */
export interface StandInAnswers {
  readonly invoice?: 'paid' | 'failed' | 'pending' | 'cancelled'
  /** Id of the pressed button; null closes the popup without one. */
  readonly popup?: string | null
  readonly writeAccess?: 'allowed' | 'cancelled'
  readonly phone?: 'sent' | 'cancelled'
  readonly clipboard?: string | null
  readonly qr?: string
  readonly homeScreen?: 'unsupported' | 'unknown' | 'added' | 'missed'
  readonly emojiStatus?: 'allowed' | 'cancelled'
}

/** How the messenger around the game is: a client of version 9.1 on Android, without insets, where nothing is said. */
export interface StandInOptions {
  readonly platform?: string
  /** As the client names it: `6.0` … `9.1`. Newer questions than it knows stay without an answer, as with real clients. */
  readonly version?: string
  /** Colours by their names in the messenger: `bg_color`, `text_color` …, each `#rrggbb`. */
  readonly themeParams?: Readonly<Record<string, string>>
  readonly viewport?: Partial<StandInViewport>
  /** The device's notch and rounded corners. */
  readonly safeArea?: StandInInsets
  /** The messenger's own header in full screen. */
  readonly contentSafeArea?: StandInInsets
  /** Raw signed launch data; with it the address gets the hash with which the messenger opens the game. */
  readonly launchDataRaw?: string
  readonly startParam?: string
  readonly answers?: StandInAnswers
  /** Questions that this client never answers, as some clients do: `web_app_request_viewport`. */
  readonly silentAbout?: readonly string[]
}

/** An event that the game posted. */
export interface PostedEvent {
  /** On the page's own clock, ms since it was opened. */
  readonly atMs: number
  readonly name: string
  readonly data: Readonly<Record<string, unknown>> | undefined
  /** True where a client of this version does not know it. */
  readonly isUnknown: boolean
}

/** What the game has made of the messenger around it. */
export interface StandInState {
  isReady: boolean
  isExpanded: boolean
  isFullscreen: boolean
  isClosed: boolean
  headerColour: string | null
  backgroundColour: string | null
  bottomBarColour: string | null
  hasBackButton: boolean
  hasSettingsButton: boolean
  asksBeforeClosing: boolean
  allowsVerticalSwipes: boolean
  isOrientationLocked: boolean
  mainButton: Readonly<Record<string, unknown>>
  secondaryButton: Readonly<Record<string, unknown>>
}

/** The stand-in's own side, at `window.__messenger`: what the game asked for, and the messenger's and the person's part. */
export interface StandInMessenger {
  readonly events: readonly PostedEvent[]
  readonly state: Readonly<StandInState>
  /** Lets the messenger say something; false while the game does not listen yet. */
  emit(name: string, data?: unknown): boolean
  setTheme(themeParams: Readonly<Record<string, string>>): boolean
  setViewport(change: Partial<StandInViewport>): boolean
  setInsets(change: { readonly safeArea?: StandInInsets; readonly contentSafeArea?: StandInInsets }): boolean
  /** The player leaves for another chat, or comes back. */
  setVisible(isVisible: boolean): boolean
  /** Presses a button of the messenger. False where the game shows none, as nobody could press it. */
  press(button: 'back' | 'settings' | 'main' | 'secondary'): boolean
  /** Ends the open payment sheet. False when there is none. */
  closeInvoice(status: 'paid' | 'failed' | 'pending' | 'cancelled'): boolean
}

declare global {
  interface Window {
    __messenger?: StandInMessenger
  }
}
