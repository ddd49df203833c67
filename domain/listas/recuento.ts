/** What one friend chose. */
export interface Voto {
  nombre: string
  experiencias: readonly string[]
  fechas: readonly string[]
}

export interface Recuento {
  votos: number
  quienes: string[]
}

/** Who is for each of the options, in the order of the options. */
export function recontar(
  opciones: readonly string[],
  votos: readonly { nombre: string; elegidas: readonly string[] }[],
): Map<string, Recuento> {
  return new Map(
    opciones.map((opcion) => {
      const quienes = votos.filter(({ elegidas }) => elegidas.includes(opcion)).map(({ nombre }) => nombre)
      return [opcion, { votos: quienes.length, quienes }]
    }),
  )
}

/** Only what is on the list counts, once each. */
export const soloDe = (opciones: readonly string[], elegidas: readonly string[]): string[] =>
  opciones.filter((opcion) => elegidas.includes(opcion))
