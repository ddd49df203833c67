import { refuse } from '#server/refusal.ts'

const A_LA_VEZ = 2
const EN_ESPERA = 12
// The editor of an experiencia sends its ten one after another; an opinion, five.
const EN_ESPERA_DE_UNO = 5

export interface Turnos {
  /** Runs `acto` when it is the turn of whoever sends it: one of each at a time, so that nobody takes every place. */
  enTurno<T>(de: string, acto: () => Promise<T>, espera?: Espera): Promise<T>
}

interface Espera {
  /** Nobody watches it: it waits however many there are, and is not told to try again. */
  sinPrisa?: boolean
  /** How many of the places it takes; one unless it says more. */
  lugares?: number
}

/** Few at once, the others in order; whoever has one of theirs under way lets the next person pass. */
export function crearTurnos({
  aLaVez = A_LA_VEZ,
  enEspera = EN_ESPERA,
  deUno = EN_ESPERA_DE_UNO,
}: { aLaVez?: number; enEspera?: number; deUno?: number } = {}): Turnos {
  const adentro = new Map<string, number>()
  const fila: { de: string; lugares: number; entrar: () => void }[] = []
  const cabe = (lugares: number): boolean => adentro.values().reduce((suma, suyos) => suma + suyos, lugares) <= aLaVez

  async function tomar(de: string, { sinPrisa = false, lugares = 1 }: Espera): Promise<void> {
    // Nobody passes one that waits for more places than are free: it would wait for ever.
    if (!adentro.has(de) && cabe(lugares) && fila.every((uno) => adentro.has(uno.de)))
      return void adentro.set(de, lugares)
    if (!sinPrisa && (fila.length >= enEspera || fila.filter((uno) => uno.de === de).length >= deUno))
      refuse('servicio-ocupado')
    await new Promise<void>((entrar) => fila.push({ de, lugares, entrar }))
  }

  function dejar(de: string): void {
    adentro.delete(de)
    const proximo = (): number => fila.findIndex((uno) => !adentro.has(uno.de))
    for (let i = proximo(); i >= 0 && cabe(fila[i]!.lugares); i = proximo()) {
      const [siguiente] = fila.splice(i, 1)
      adentro.set(siguiente!.de, siguiente!.lugares)
      siguiente!.entrar()
    }
  }

  return {
    async enTurno(de, acto, espera = {}) {
      await tomar(de, espera)
      try {
        return await acto()
      } finally {
        dejar(de)
      }
    },
  }
}
