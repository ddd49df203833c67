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
}

/** Few at once, the others in order; whoever has one of theirs under way lets the next person pass. */
export function crearTurnos({ aLaVez = A_LA_VEZ, enEspera = EN_ESPERA, deUno = EN_ESPERA_DE_UNO }: { aLaVez?: number; enEspera?: number; deUno?: number } = {}): Turnos {
  const adentro = new Set<string>()
  const fila: { de: string; entrar: () => void }[] = []
  const cabe = (de: string): boolean => adentro.size < aLaVez && !adentro.has(de)

  async function tomar(de: string, { sinPrisa = false }: Espera): Promise<void> {
    if (cabe(de)) return void adentro.add(de)
    if (!sinPrisa && (fila.length >= enEspera || fila.filter((uno) => uno.de === de).length >= deUno)) refuse('servicio-ocupado')
    await new Promise<void>((entrar) => fila.push({ de, entrar }))
  }

  function dejar(de: string): void {
    adentro.delete(de)
    for (let i = fila.findIndex((uno) => cabe(uno.de)); i >= 0; i = fila.findIndex((uno) => cabe(uno.de))) {
      const [siguiente] = fila.splice(i, 1)
      adentro.add(siguiente!.de)
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
