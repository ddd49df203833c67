/** A charge as one side says it: what was taken, and what of it went back. */
export interface CobroDicho {
  intento: string
  cobrado: number
  devuelto: number
  reservaId: string | null
}

export interface DiferenciaHallada {
  tipo: 'falta_aqui' | 'falta_en_psp' | 'monto_distinto' | 'devuelto_distinto'
  intento: string
  reservaId: string | null
  nuestro: number
  suyo: number
}

/** Where the two say different things, in the order of the provider's list and then of ours. */
export function compararConPsp(nuestros: readonly CobroDicho[], suyos: readonly CobroDicho[]): DiferenciaHallada[] {
  const aqui = new Map(nuestros.map((cobro) => [cobro.intento, cobro]))
  const alla = new Set(suyos.map(({ intento }) => intento))
  const halladas = suyos.flatMap((suyo): DiferenciaHallada[] => {
    const nuestro = aqui.get(suyo.intento)
    const de = (tipo: DiferenciaHallada['tipo'], a: number, b: number): DiferenciaHallada => ({ tipo, intento: suyo.intento, reservaId: nuestro?.reservaId ?? null, nuestro: a, suyo: b })
    if (!nuestro) return [de('falta_aqui', 0, suyo.cobrado)]
    return [
      ...(nuestro.cobrado === suyo.cobrado ? [] : [de('monto_distinto', nuestro.cobrado, suyo.cobrado)]),
      ...(nuestro.devuelto === suyo.devuelto ? [] : [de('devuelto_distinto', nuestro.devuelto, suyo.devuelto)]),
    ]
  })
  const soloAqui = nuestros.filter(({ intento }) => !alla.has(intento))
  return [...halladas, ...soloAqui.map(({ intento, reservaId, cobrado }): DiferenciaHallada => ({ tipo: 'falta_en_psp', intento, reservaId, nuestro: cobrado, suyo: 0 }))]
}
