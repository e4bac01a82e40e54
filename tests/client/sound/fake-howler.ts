export class FakeHowl {
  static readonly all: FakeHowl[] = []
  static arrivesLate = false
  readonly played: string[] = []
  readonly rates: number[] = []
  readonly gains: number[] = []
  readonly stopped: number[] = []
  readonly fades: [from: number, to: number][] = []
  isUnloaded = false
  isLoaded = !FakeHowl.arrivesLate
  #volume: number
  readonly #volumes = new Map<number, number>()
  #onLoad: (() => void)[] = []

  constructor(readonly options: { readonly src: string[]; readonly volume?: number; readonly sprite?: object }) {
    this.#volume = options.volume ?? 1
    FakeHowl.all.push(this)
  }

  play(name: string): number {
    this.played.push(name)
    return this.played.length
  }

  rate(rate: number): void {
    this.rates.push(rate)
  }

  /** Takes the same arguments as Howler: `volume()`, `volume(0.5)`, `volume(id)`, `volume(0.5, id)`. */
  volume(value?: number, id?: number): number {
    if (id !== undefined && value !== undefined) {
      this.#volumes.set(id, value)
      this.gains.push(value)
      return value
    }
    if (value === undefined) return this.#volume
    // Like Howler, takes a number that is a sound's id for that id, and reads its volume.
    if (value >= 1 && this.#volumes.has(value)) return this.#volumes.get(value) ?? 0
    this.#volume = value
    return value
  }

  fade(from: number, to: number, _durationMs: number, id?: number): void {
    this.fades.push([from, to])
    if (id === undefined) this.#volume = to
    else this.#volumes.set(id, to)
  }

  stop(id: number): void {
    this.stopped.push(id)
  }

  state(): 'loading' | 'loaded' {
    return this.isLoaded ? 'loaded' : 'loading'
  }

  once(_event: 'load', listener: () => void): void {
    this.#onLoad.push(listener)
  }

  arrive(): void {
    this.isLoaded = true
    for (const listener of this.#onLoad.splice(0)) listener()
  }

  unload(): void {
    this.isUnloaded = true
  }
}

export class FakeNode {
  readonly gain = { value: 1 }
  readonly threshold = { value: 0 }
  readonly knee = { value: 0 }
  readonly ratio = { value: 1 }
  readonly attack = { value: 0 }
  readonly release = { value: 0 }
  curve: Float32Array | null = null
  #next: FakeNode | null = null

  constructor(readonly name: string) {}

  connect(next: FakeNode): FakeNode {
    this.#next = next
    return next
  }

  disconnect(): void {
    this.#next = null
  }

  wayOut(): FakeNode[] {
    return this.#next ? [this.#next, ...this.#next.wayOut()] : []
  }
}

export const fakeContext = {
  state: 'running',
  destination: new FakeNode('destination'),
  createDynamicsCompressor: () => new FakeNode('compressor'),
  createGain: () => new FakeNode('gain'),
  createWaveShaper: () => new FakeNode('ceiling'),
  suspend: async () => {
    fakeContext.state = 'suspended'
  },
  resume: async () => {
    fakeContext.state = 'running'
  },
}

export const fakeHowler = { autoSuspend: true, ctx: fakeContext, masterGain: new FakeNode('master') }
