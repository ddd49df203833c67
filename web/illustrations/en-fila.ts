/** More was asked for than can be made in time. */
export class FilaLlena extends Error {
  override name = 'FilaLlena'
  readonly retryAfterSeconds: number
  constructor(ms: number) {
    super('more was asked for than can be made in time')
    this.retryAfterSeconds = Math.max(1, Math.ceil(ms / 1000))
  }
}

type Oficio = <T>(hacer: () => Promise<T>) => Promise<T>

// Of how long the last ones took, the newest counts a third.
const PESO = 1 / 3

/** One after another; whoever would begin later than `esperaMs` from now is told so at once, by how long the ones before took. */
export function unaFila({
  esperaMs,
  primeraMs,
  ahora = () => performance.now(),
}: {
  esperaMs: number
  primeraMs: number
  ahora?: () => number
}): Oficio {
  let turno: Promise<unknown> = Promise.resolve()
  let delante = 0
  let cadaUnaMs = primeraMs
  return async (hacer) => {
    if (delante * cadaUnaMs > esperaMs) throw new FilaLlena(delante * cadaUnaMs)
    delante += 1
    const pedida = ahora()
    const mia = turno.then(async () => {
      const empieza = ahora()
      // The ones before took longer than they used to.
      if (empieza - pedida > esperaMs) throw new FilaLlena(delante * cadaUnaMs)
      try {
        return await hacer()
      } finally {
        cadaUnaMs += (ahora() - empieza - cadaUnaMs) * PESO
      }
    })
    turno = mia.catch(() => undefined).finally(() => void (delante -= 1))
    return mia
  }
}
