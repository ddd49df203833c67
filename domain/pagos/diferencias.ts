import type { ESTADOS_DISPUTA, OBJETOS_DIFERENCIA, TIPOS_DIFERENCIA } from '#contract/enumeraciones/dinero.ts'

/** A charge as one side says it: what was taken, and what of it went back. */
export interface CobroDicho {
  intento: string
  cobrado: number
  devuelto: number
  reservaId: string | null
  /** Another program asked the provider for it. */
  deOtra?: boolean
}

/** A refund as we say it. `dado`: our ledger says that the provider gave it back. */
export interface ReembolsoNuestro {
  id: string
  /** The provider's id of it; null where we do not keep it, or have not heard it. */
  pspId: string | null
  intento: string
  monto: number
  dado: boolean
  reservaId: string | null
}

export interface ReembolsoSuyo {
  id: string
  /** Ours, from its metadata. */
  reembolsoId: string | null
  intento: string | null
  monto: number
  estado: 'enviado' | 'hecho' | 'rechazado'
}

/** A dispute as one side says it. */
export interface DisputaDicha {
  id: string
  estado: (typeof ESTADOS_DISPUTA)[number]
  monto: number
  reservaId: string | null
}

export interface DiferenciaHallada {
  de: (typeof OBJETOS_DIFERENCIA)[number]
  tipo: (typeof TIPOS_DIFERENCIA)[number]
  /** The provider's id of what differs; of a call that it did not take, its name. */
  intento: string
  reservaId: string | null
  nuestro: number
  suyo: number
}

const NINGUNO: ReadonlySet<string> = new Set()

/** Where the two say different things, in the order of the provider's list and then of ours. `conReembolsos`: charges of which a refund tells it more exactly. */
export function compararConPsp(
  nuestros: readonly CobroDicho[],
  suyos: readonly CobroDicho[],
  conReembolsos: ReadonlySet<string> = NINGUNO,
): DiferenciaHallada[] {
  const aqui = new Map(nuestros.map((cobro) => [cobro.intento, cobro]))
  const alla = new Set(suyos.map(({ intento }) => intento))
  const halladas = suyos.flatMap((suyo): DiferenciaHallada[] => {
    const nuestro = aqui.get(suyo.intento)
    const de = (tipo: DiferenciaHallada['tipo'], a: number, b: number): DiferenciaHallada => ({
      de: 'cobro',
      tipo,
      intento: suyo.intento,
      reservaId: nuestro?.reservaId ?? null,
      nuestro: a,
      suyo: b,
    })
    if (!nuestro) return [de(suyo.deOtra ? 'de_otra' : 'falta_aqui', 0, suyo.cobrado)]
    return [
      ...(nuestro.cobrado === suyo.cobrado ? [] : [de('monto_distinto', nuestro.cobrado, suyo.cobrado)]),
      ...(nuestro.devuelto === suyo.devuelto || conReembolsos.has(suyo.intento)
        ? []
        : [de('devuelto_distinto', nuestro.devuelto, suyo.devuelto)]),
    ]
  })
  const soloAqui = nuestros.filter(({ intento }) => !alla.has(intento))
  return [
    ...halladas,
    ...soloAqui.map(({ intento, reservaId, cobrado }): DiferenciaHallada => ({
      de: 'cobro',
      tipo: 'falta_en_psp',
      intento,
      reservaId,
      nuestro: cobrado,
      suyo: 0,
    })),
  ]
}

/** Each sum is what one side says that the provider gave back: nothing while a refund is under way, or was refused. */
export function compararReembolsos(
  nuestros: readonly ReembolsoNuestro[],
  suyos: readonly ReembolsoSuyo[],
): DiferenciaHallada[] {
  const porPsp = new Map(nuestros.flatMap((r) => (r.pspId ? [[r.pspId, r] as const] : [])))
  // Of two that name the same refund of ours, the second is one more than we asked for.
  const porId = new Map(
    nuestros.flatMap((r) => (r.pspId && suyos.some(({ id }) => id === r.pspId) ? [] : [[r.id, r] as const])),
  )
  const vistos = new Set<string>()
  const halladas = suyos
    .toSorted((a, b) => Number(b.estado === 'hecho') - Number(a.estado === 'hecho'))
    .flatMap((suyo): DiferenciaHallada[] => {
      const nuestro = porPsp.get(suyo.id) ?? (suyo.reembolsoId ? porId.get(suyo.reembolsoId) : undefined)
      if (nuestro) {
        vistos.add(nuestro.id)
        porId.delete(nuestro.id)
      }
      const de = (tipo: DiferenciaHallada['tipo']): DiferenciaHallada[] => [
        {
          de: 'reembolso',
          tipo,
          intento: suyo.id,
          reservaId: nuestro?.reservaId ?? null,
          nuestro: nuestro?.dado ? nuestro.monto : 0,
          suyo: suyo.estado === 'hecho' ? suyo.monto : 0,
        },
      ]
      if (!nuestro) return suyo.estado === 'hecho' ? de('falta_aqui') : []
      if (nuestro.dado !== (suyo.estado === 'hecho')) return de('otro_estado')
      return nuestro.dado && nuestro.monto !== suyo.monto ? de('monto_distinto') : []
    })
  const soloAqui = nuestros.filter(({ id, pspId, dado }) => dado && pspId && !vistos.has(id))
  return [
    ...halladas,
    ...soloAqui.map(({ pspId, reservaId, monto }): DiferenciaHallada => ({
      de: 'reembolso',
      tipo: 'falta_en_psp',
      intento: pspId!,
      reservaId,
      nuestro: monto,
      suyo: 0,
    })),
  ]
}

/** Disputes are the provider's: ours come from theirs, and none of ours is missing there. */
export function compararDisputas(
  nuestras: readonly DisputaDicha[],
  suyas: readonly DisputaDicha[],
): DiferenciaHallada[] {
  const aqui = new Map(nuestras.map((disputa) => [disputa.id, disputa]))
  return suyas.flatMap((suya): DiferenciaHallada[] => {
    const nuestra = aqui.get(suya.id)
    const de = (tipo: DiferenciaHallada['tipo']): DiferenciaHallada[] => [
      {
        de: 'disputa',
        tipo,
        intento: suya.id,
        reservaId: nuestra?.reservaId ?? null,
        nuestro: nuestra?.monto ?? 0,
        suyo: suya.monto,
      },
    ]
    if (!nuestra) return de('falta_aqui')
    if (nuestra.estado !== suya.estado) return de('otro_estado')
    return nuestra.monto === suya.monto ? [] : de('monto_distinto')
  })
}
